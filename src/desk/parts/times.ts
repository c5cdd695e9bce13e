const times = new Intl.DateTimeFormat("ja-JP", { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Tokyo" })

/** 2026/11/22 18:00, in Japan. */
export const toMoment = (at: string): string => times.format(new Date(at))
