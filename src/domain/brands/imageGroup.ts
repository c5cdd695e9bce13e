import { isRecord, type JsonRecord } from "../json"
import { courses, type CourseType } from "./courseType"

export interface BrandImage {
  readonly DISP_LV_1: number
  readonly DISPLAY_ORDER: number
}

export const isBrandImage = (value: unknown): value is BrandImage & JsonRecord =>
  isRecord(value) && typeof value["DISP_LV_1"] === "number" && typeof value["DISPLAY_ORDER"] === "number"

const levels: Readonly<Partial<Record<CourseType, number>>> = {
  [courses.fund]: 1,
  [courses.usEtf]: 2,
  [courses.jpEtf]: 2,
}

/** Banners above the brands of a course: level 1 for funds, level 2 for ETFs of both countries, by display order. */
export const imageGroup = <Image extends BrandImage>(images: readonly Image[], course: CourseType): readonly Image[] =>
  images
    .filter(({ DISP_LV_1: level }) => level === levels[course])
    .toSorted((left, right) => left.DISPLAY_ORDER - right.DISPLAY_ORDER)
