import { ageOn, compareDates, isDate, isMoment, parseDuration, shiftDate } from "../calendar"
import { isList, isMissing, isNumber, isText, type Operator, type Truth } from "../operator"

const date = { name: "date", types: ["date"] } as const
/** A day or a moment, whatever the other one is. */
const either = { name: "date or moment", types: ["date"], mixes: true } as const
const other = { name: "other", types: ["date"] } as const
const shift = {
  name: "shift",
  types: ["integer", "duration"],
  optional: true,
  literal: {
    anyOf: [{ type: "integer" }, { type: "string", pattern: "^-?P(?=\\d)(\\d{1,4}Y)?(\\d{1,4}M)?(\\d{1,5}D)?$" }],
  },
} as const

const months = {
  name: "months",
  types: ["list"],
  literal: { type: "array", items: { type: "integer", minimum: 1, maximum: 12 } },
} as const

/** The other date, moved where a shift is given. */
function shifted(given: string, by: unknown): string | undefined {
  if (isMissing(by)) return given
  const duration = parseDuration(by)
  return duration && isDate(given) ? shiftDate(given, duration) : undefined
}

const compared = (test: (order: number) => boolean): Operator["evaluate"] =>
  function compareShifted([left, right, by]): Truth {
    if (!isText(left) || !isText(right)) return undefined
    const moved = shifted(right, by)
    const order = moved === undefined ? undefined : compareDates(left, moved)
    return order === undefined ? undefined : test(order)
  }

const isEither = (value: unknown): value is string => isText(value) && (isDate(value) || isMoment(value))

const beginsAlike =
  (length: number): Operator["evaluate"] =>
  ([left, right]) =>
    isEither(left) && isEither(right) ? left.slice(0, length) === right.slice(0, length) : undefined

const aged =
  (test: (age: number, years: number) => boolean): Operator["evaluate"] =>
  ([birth, on, years]) => {
    if (!isText(birth) || !isText(on) || !isNumber(years)) return undefined
    const age = ageOn(birth, on)
    return age === undefined ? undefined : test(age, years)
  }

const age = [
  { ...date, name: "birth date" },
  { ...date, name: "on" },
  { name: "years", types: ["integer"] },
] as const

export const dates = {
  before: {
    operands: [date, other, shift],
    evaluate: compared((order) => order < 0),
  },
  after: {
    operands: [date, other, shift],
    evaluate: compared((order) => order > 0),
  },
  onOrBefore: {
    operands: [date, other, shift],
    evaluate: compared((order) => order <= 0),
  },
  onOrAfter: {
    operands: [date, other, shift],
    evaluate: compared((order) => order >= 0),
  },
  sameDay: {
    operands: [either, { ...either, name: "other" }],
    evaluate: beginsAlike("2025-01-15".length),
  },
  sameMonth: {
    operands: [either, { ...either, name: "other" }],
    evaluate: beginsAlike("2025-01".length),
  },
  monthIn: {
    operands: [date, months],
    evaluate: ([day, months]) =>
      isText(day) && isDate(day) && isList(months) ? months.includes(Number(day.slice(5, 7))) : undefined,
  },
  ageAtLeast: {
    operands: age,
    evaluate: aged((completed, years) => completed >= years),
  },
  ageBelow: {
    operands: age,
    evaluate: aged((completed, years) => completed < years),
  },
} as const satisfies Record<string, Operator>
