export type SectionName =
  | "ekyc"
  | "names"
  | "nationality"
  | "residence"
  | "contact"
  | "customer"
  | "nisa"
  | "job"
  | "survey"

/** What the parental check keeps; its birth date is forgotten after the check. */
export const parentalFields: readonly string[] = [
  "parentalAccountId",
  "parentalRelationship",
  "minorTrader",
  "minorUnmarried",
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
  "identityAddress",
  "birthDate",
  "gender",
  "residenceCardNumber",
]
