extension German {
  /// Units of money; a word that several currencies share names none.
  static let money: Words.Table<MoneyUnit> =
    currencies.map { code, list in (MoneyUnit(code: code, thousandths: 1_000), list) }
    + [
      (MoneyUnit(code: nil, thousandths: 10), "cent, cents, ct, ¢, pfennig, rappen"),
      (MoneyUnit(code: "GBP", thousandths: 10), "pence, p"),
      (MoneyUnit(code: nil, thousandths: 5_000), "fuenfer, fuenfers, heiermann"),
      (MoneyUnit(code: nil, thousandths: 10_000), "zehner, zehners, zehneuroschein"),
      (MoneyUnit(code: nil, thousandths: 20_000), "zwanziger, zwanziger schein, zwanni, zwannis"),
      (MoneyUnit(code: nil, thousandths: 50_000), "fuenfziger, fuffziger, fuffi, fuffis"),
      (
        MoneyUnit(code: nil, thousandths: 100_000),
        """
        hunderter, hunni, hunnis, huni, blauer schein
        """
      ),
      (MoneyUnit(code: nil, thousandths: 500_000), "fuenfhunderter"),
      (MoneyUnit(code: nil, thousandths: 1_000_000), "tausender, riese, riesen, mille"),
    ]

  private static let currencies: [(String?, String)] = [
    ("EUR", "€, euro, euros, eur, teuro, teuros, oere euro, euronen, eu"),
    ("USD", "$, us $, us dollar, usd, dollar, dollars"),
    ("GBP", "£, pfund, gbp, pfund sterling, britische pfund"),
    ("CHF", "chf, franken, schweizer franken, fr, sfr, fraenkli, stutz"),
    ("JPY", "¥, yen, jpy"),
    ("INR", "₹, rupie, rupien, inr"),
    ("AUD", "au $, aud, australische dollar"), ("CAD", "ca $, cad, kanadische dollar"),
    ("SEK", "sek, schwedische kronen"), ("NOK", "nok, norwegische kronen"),
    ("DKK", "dkk, daenische kronen"), ("ISK", "isk"), ("CZK", "czk, tschechische kronen"),
    ("PLN", "pln, zloty, zlotys"), ("HUF", "huf, forint"), ("CNY", "cny, rmb, yuan"),
    ("TRY", "₺, lira, tuerkische lira"), ("UAH", "₴, uah, hrywnja"), ("RUB", "₽, rub, rubel"),
    ("ILS", "₪, ils, schekel"), ("KRW", "₩, krw"), ("THB", "฿, thb, baht"), ("BRL", "brl, reais"),
    (
      nil,
      """
      kronen, krone, kr, peso, pesos, maeuse, kroeten, flocken, steine, taler, schleifen, oecken, ocken
      tacken, piepen, muecken, latten, bucks, kloetze
      """
    ),
  ]
}
