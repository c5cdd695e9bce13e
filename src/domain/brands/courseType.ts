import type { BrandFacts } from "./brandFacts"

/** Numbers of the code table `course-type`, which are the brand types of the specification. */
export const courses = { fund: 0, usStock: 1, jpStock: 2, usEtf: 3, jpEtf: 4 } as const

export type CourseType = (typeof courses)[keyof typeof courses]

const markets = { nyse: 1, nasdaq: 2, tse: 11, fund: 99 } as const

/** Every market that is neither Japan nor funds counts as the US. */
export function courseType({ MARKET_ID: market, ETF_FLG: etf }: Pick<BrandFacts, "MARKET_ID" | "ETF_FLG">): CourseType {
  if (market === markets.fund) return courses.fund
  if (market === markets.tse) return etf === 1 ? courses.jpEtf : courses.jpStock
  return etf === 1 ? courses.usEtf : courses.usStock
}

/** The course label, led by the brand code for all but funds: 「SMPT 米国株」. `labels` is the code table `course-type`. */
export function brandLabel(
  brand: Pick<BrandFacts, "MARKET_ID" | "ETF_FLG" | "BRAND_CD">,
  labels: Readonly<Record<string, string>>,
): string {
  const course = courseType(brand)
  const label = labels[course] ?? ""
  return course === courses.fund ? label : `${brand.BRAND_CD} ${label}`.trim()
}
