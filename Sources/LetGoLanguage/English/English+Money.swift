extension English {
  /// Units of money; a word that several currencies share names none.
  static let money: Words.Table<MoneyUnit> =
    currencies.map { code, list in (MoneyUnit(code: code, thousandths: 1_000), list) }
    + [
      (MoneyUnit(code: nil, thousandths: 10), "cent, cents, ¢, c"),
      (MoneyUnit(code: "GBP", thousandths: 10), "p, pence, penny, pennies"),
      (MoneyUnit(code: nil, thousandths: 5_000), "fiver, fivers, five spot"),
      (MoneyUnit(code: nil, thousandths: 10_000), "tenner, tenners, ten spot, sawbuck"),
      (MoneyUnit(code: nil, thousandths: 1_000_000), "grand"),
    ]

  private static let currencies: [(String?, String)] = [
    ("USD", "$, us $, us dollar|dollars|buck|bucks, usd, dollar, dollars, buck, bucks"),
    ("EUR", "€, euro, euros, eur"),
    ("GBP", "£, quid, pound, pounds, gbp, pounds sterling, sterling, nicker, squid"),
    ("JPY", "¥, yen, jpy"),
    ("INR", "₹, rupee, rupees, inr, rs"),
    ("AUD", "a $, au $, aud, australian dollars, aussie dollars"),
    ("CAD", "c $, ca $, cad, canadian (dollars)"),
    ("NZD", "nz $, nzd, new zealand dollars"),
    ("SGD", "s $, sgd, singapore dollars"),
    ("HKD", "hk $, hkd, hong kong dollars"),
    ("CHF", "chf, swiss francs, sfr"),
    ("SEK", "sek, swedish kronor"),
    ("NOK", "nok, norwegian kroner"),
    ("DKK", "dkk, danish kroner"),
    ("ISK", "isk"),
    ("CZK", "czk"),
    ("PLN", "pln, zloty, zlotys"),
    ("HUF", "huf, forint"),
    ("CNY", "cny, rmb, yuan"),
    ("KRW", "₩, krw, won"),
    ("MYR", "rm, myr, ringgit"),
    ("ZAR", "zar, rand"),
    ("BRL", "r $, brl, reais"),
    ("MXN", "mxn, mex $"),
    ("TRY", "₺, lira"),
    ("UAH", "₴, uah"),
    ("ILS", "₪, ils, nis, shekels"),
    ("RUB", "₽, rub, roubles, rubles"),
    ("PHP", "₱, php"),
    ("THB", "฿, thb, baht"),
    ("VND", "₫, vnd, dong"),
    (nil, "kr, kroner, kronor, krona, krone, crowns, franc, francs, peso, pesos, smackers, clams"),
  ]
}
