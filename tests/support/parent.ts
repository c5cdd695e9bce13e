/** The mother of the minor whose card the sandbox knows, and what is declared of both. */
export const parent = {
  parentalAccountId: "ab345678",
  parentalBirthDate: "1980-06-15",
  parentalRelationship: "MOTHER",
  minorTrader: "SELF",
  parentalConsentAll: true,
}
