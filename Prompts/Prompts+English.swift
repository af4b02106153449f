extension Prompts {
  /// English, the default.
  package static let english = Prompts(
    // A phrase is looked for from the first file on; what every prompt of a shell shows comes first.
    files: [
      PromptFile(PackageResources.status_en_txt),
      PromptFile(PackageResources.verdicts_en_txt),
      PromptFile(PackageResources.words_en_txt),
      PromptFile(PackageResources.records_en_txt),
      PromptFile(PackageResources.questions_en_txt),
      PromptFile(PackageResources.greetings_en_txt),
      PromptFile(PackageResources.calendar_en_txt),
      PromptFile(PackageResources.complaints_en_txt),
      PromptFile(PackageResources.causes_en_txt),
      PromptFile(PackageResources.exchange_en_txt),
      PromptFile(PackageResources.care_en_txt),
      PromptFile(PackageResources.undo_en_txt),
      PromptFile(PackageResources.leaving_en_txt),
      PromptFile(PackageResources.holds_en_txt),
      PromptFile(PackageResources.lists_en_txt),
      PromptFile(PackageResources.due_en_txt),
      PromptFile(PackageResources.game_en_txt),
      PromptFile(PackageResources.sync_en_txt),
      PromptFile(PackageResources.friends_en_txt),
      PromptFile(PackageResources.settings_en_txt),
      PromptFile(PackageResources.stats_en_txt),
      PromptFile(PackageResources.pictures_en_txt),
      PromptFile(PackageResources.triage_en_txt),
      PromptFile(PackageResources.layouts_en_txt),
      PromptFile(PackageResources.readings_en_txt),
      PromptFile(PackageResources.answers_en_txt),
      PromptFile(PackageResources.keys_en_txt),
      PromptFile(PackageResources.around_en_txt),
      PromptFile(PackageResources.choices_en_txt),
      PromptFile(PackageResources.usage_en_txt),
      PromptFile(PackageResources.manual_en_txt),
    ],
    help: PromptFile(PackageResources.help_en_txt)
  )
}
