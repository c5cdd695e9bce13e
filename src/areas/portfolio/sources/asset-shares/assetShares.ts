import type { BffCalls } from "../../../../contracts/bff"
import { roundDecimal } from "../../../../domain/decimal"
import { recordOf } from "../../../../domain/json"
import { toDecimal } from "../../../../domain/numberValue"
import type { CreateSource } from "../../../../sources"
import type { definition } from "./definition"

type Course = BffCalls["bff/portfolio-summary"]["response"]["courses"][number]

/** Code of cash in the code table `asset-kind`; all others are those of `course-type`. */
const cashKind = 9
const cashTone = 6

const isCourses = (value: unknown): value is readonly Course[] => Array.isArray(value)

/** Percent with two decimals, half away from zero, as the service rounds the shares of the courses. */
function shareOf(part: unknown, whole: unknown) {
  const [one, all] = [toDecimal(part), toDecimal(whole)]
  if (one === undefined || all === undefined || all.units === 0n) return { n: 0, e10: -2, unit: "%" }
  const exact = (one.units * 10n ** BigInt(all.scale) * 10n ** 9n) / (all.units * 10n ** BigInt(one.scale))
  return { n: Number(roundDecimal({ units: exact, scale: 5 }, 0).units), e10: -2, unit: "%" }
}

/** As the tabs of brands and the groups of holdings stand. */
const byCourse = (one: Course, other: Course) => one.course_type - other.course_type

export const assetShares: CreateSource<typeof definition> =
  () =>
  ({ courses, cash, total }) => {
    const invested = isCourses(courses)
      ? courses.toSorted(byCourse).map(({ course_type: kind, market_value: amount, ratio: share }) => ({
          kind,
          amount,
          share,
          // A course has the same colour whatever else somebody holds.
          tone: kind + 1,
        }))
      : []
    return {
      items: [...invested, { kind: cashKind, amount: recordOf(cash), share: shareOf(cash, total), tone: cashTone }],
    }
  }
