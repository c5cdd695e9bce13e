/** CSS pixels of the phone that all browsers are given. */
export const phone = { width: 390, height: 844 }

/** Milliseconds after which a browser that does not answer has failed. */
export const patience = 30_000
