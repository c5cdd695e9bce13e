/** What the broker sets for account opening and may change without a new version of the service. */
export const accountOpening = {
  /** From which age on 1 January a NISA account can be opened. */
  nisaMinAge: 18,
  /** A period of stay must go on at least this many days; the form of `residence_expire_date` says the same. */
  minResidenceDays: 90,
} as const
