import type { Work } from "../../../engine/database/tables"

/** Where a customer re-enters, in the order of the flow. */
export const returnPoints = [
  "EMAIL_INPUT",
  "OTP_INPUT",
  "AGREEMENT_CONFIRM",
  "AFTER_ALL_AGREEMENTS",
  "AFTER_LIQUID_1",
  "AFTER_LIQUID_2",
  "STEP_2",
  "STEP_3",
  "UNDER_SCREENING",
  "SCREENING_COMPLETED",
] as const

export type ReturnPoint = (typeof returnPoints)[number]

const positionOf = (point: string) => returnPoints.findIndex((known) => known === point)

export const isAtLeast = (point: string, other: ReturnPoint): boolean => positionOf(point) >= positionOf(other)

export const isSubmitted = (point: string): boolean => isAtLeast(point, "UNDER_SCREENING")

/** Moves an application on; never back. Gives the point it is at afterwards. */
export async function moveForward(work: Work, application: { id: string; return_point: string }, to: ReturnPoint) {
  if (isAtLeast(application.return_point, to)) return application.return_point
  await work.updateTable("application").set({ return_point: to }).where("id", "=", application.id).execute()
  return to
}
