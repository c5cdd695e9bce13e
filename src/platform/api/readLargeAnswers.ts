/** Bytes from which on an answer is read in short tasks: less takes a phone 50 ms at most. */
export const largeLength = 1024 * 1024

/** What reads large answers, fetched with the first of them; where it cannot be fetched, they are read at once. */
export const readLargeAnswers = () => import("./largeAnswers").catch(() => undefined)
