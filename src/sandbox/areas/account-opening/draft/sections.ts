/** Parts of the draft that are saved with a call of their own: `contact` with `aco/draft-contact`. */
export const sectionNames = [
  "ekyc",
  "names",
  "nationality",
  "residence",
  "contact",
  "customer",
  "nisa",
  "job",
  "survey",
] as const

export type SectionName = (typeof sectionNames)[number]

/** What the parental check keeps; its birth date is forgotten after the check. */
export const parentalFields: readonly string[] = [
  "parentalAccountId",
  "parentalRelationship",
  "minorTrader",
  "parentalConsentAll",
  "parentalMaskedName",
  "parentalConsentStatus",
]

/** What a reading of cards gives, and with what. */
export const readFields: readonly string[] = [
  "agreedJpkiConsent",
  "ekycMethod",
  "ekycSessionId",
  "individualNumberStatus",
  "identityName",
  "identityNameKana",
  "identityAddress",
  "identityPostalCode",
  "birthDate",
  "gender",
  "residenceCardNumber",
]
