import { courses, type CourseType } from "../../../domain/brands/courseType"

/** A number that the address or the document holds as such or as text. */
export const toInteger = (value: unknown): number | undefined => {
  const number = typeof value === "string" && value !== "" ? Number(value) : value
  return typeof number === "number" && Number.isInteger(number) ? number : undefined
}

/** One of the courses; anything else means all. */
export const toCourse = (value: unknown): CourseType | undefined =>
  Object.values(courses).find((one) => one === toInteger(value))
