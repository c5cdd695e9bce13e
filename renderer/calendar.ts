/** The door to the calendar that conditions reckon by: for whoever has to come to the same days and ages, in any place. */
export { ageOn, isDate, isMoment, parseDuration, shiftDate } from "./expressions/calendar"
