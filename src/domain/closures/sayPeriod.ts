interface Minute {
  readonly year: string
  readonly day: string
  readonly time: string
}

/** `2026-12-05T01:00`, in Japan. */
function parse(minute: string): Minute | undefined {
  const [, year = "", month, day, hour, time] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(minute) ?? []
  return month === undefined
    ? undefined
    : { year, day: `${Number(month)}月${Number(day)}日`, time: `${Number(hour)}:${time}` }
}

/** 12月5日 1:00〜6:00; to another day both of them, to another year both years. What is no time is said as it is written. */
export function sayPeriod(from: string, until: string): string {
  const [start, end] = [parse(from), parse(until)]
  if (!start || !end) return `${from}〜${until}`
  const isOneYear = start.year === end.year
  const whole = ({ year, day, time }: Minute) => `${isOneYear ? "" : `${year}年`}${day} ${time}`
  return `${whole(start)}〜${isOneYear && start.day === end.day ? end.time : whole(end)}`
}
