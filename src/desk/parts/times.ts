const times = new Intl.DateTimeFormat("ja-JP", { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Tokyo" })

/** 2026/11/22 18:00, in Japan. */
export const toMoment = (at: string): string => times.format(new Date(at))

/** What was typed as a day and a time is meant in Japan. */
export const toJapan = (typed: string): string => `${typed}:00+09:00`
