import { ageOn } from "../../renderer/calendar"
import { toJapanDate } from "./japanTime"

/** Completed years at a moment (ms since epoch), by the day in Japan; undefined for a birth date that is no day or still to come. */
export const ageAt = (birth: string, moment: number): number | undefined => ageOn(birth, toJapanDate(moment))
