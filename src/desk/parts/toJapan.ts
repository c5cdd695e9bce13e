/** What was typed as a day and a time is meant in Japan. */
export const toJapan = (typed: string): string => `${typed}:00+09:00`
