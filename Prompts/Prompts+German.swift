extension Prompts {
  /// German.
  package static let german = Prompts(
    // A phrase is looked for from the first file on; what every prompt of a shell shows comes first.
    files: [
      PromptFile(PackageResources.status_de_txt),
      PromptFile(PackageResources.verdicts_de_txt),
      PromptFile(PackageResources.words_de_txt),
      PromptFile(PackageResources.records_de_txt),
      PromptFile(PackageResources.questions_de_txt),
      PromptFile(PackageResources.greetings_de_txt),
      PromptFile(PackageResources.calendar_de_txt),
      PromptFile(PackageResources.complaints_de_txt),
      PromptFile(PackageResources.causes_de_txt),
      PromptFile(PackageResources.exchange_de_txt),
      PromptFile(PackageResources.care_de_txt),
      PromptFile(PackageResources.undo_de_txt),
      PromptFile(PackageResources.leaving_de_txt),
      PromptFile(PackageResources.holds_de_txt),
      PromptFile(PackageResources.lists_de_txt),
      PromptFile(PackageResources.due_de_txt),
      PromptFile(PackageResources.game_de_txt),
      PromptFile(PackageResources.sync_de_txt),
      PromptFile(PackageResources.friends_de_txt),
      PromptFile(PackageResources.settings_de_txt),
      PromptFile(PackageResources.stats_de_txt),
      PromptFile(PackageResources.pictures_de_txt),
      PromptFile(PackageResources.triage_de_txt),
      PromptFile(PackageResources.layouts_de_txt),
      PromptFile(PackageResources.readings_de_txt),
      PromptFile(PackageResources.answers_de_txt),
      PromptFile(PackageResources.keys_de_txt),
      PromptFile(PackageResources.around_de_txt),
      PromptFile(PackageResources.choices_de_txt),
      PromptFile(PackageResources.usage_de_txt),
      PromptFile(PackageResources.manual_de_txt),
    ],
    help: PromptFile(PackageResources.help_de_txt)
  )
}
