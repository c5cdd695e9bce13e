import type { Transaction } from "../../../engine"

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

/** Who has left for the old flow stands nowhere in this one. */
export type ReturnPoint = (typeof returnPoints)[number] | "OLD_FLOW_FALLBACK"

const positionOf = (point: ReturnPoint) => returnPoints.findIndex((known) => known === point)

export const isAtLeast = (point: ReturnPoint, other: ReturnPoint): boolean => positionOf(point) >= positionOf(other)

export const isSubmitted = (point: ReturnPoint): boolean => isAtLeast(point, "UNDER_SCREENING")

/** Not submitted yet, and not given over to the old flow. */
export const isOpen = (point: ReturnPoint): boolean => !isSubmitted(point) && point !== "OLD_FLOW_FALLBACK"

/** Moves an application on; never back. Gives the point it is at afterwards. */
export async function moveForward(
  trx: Transaction,
  application: { readonly id: string; readonly return_point: ReturnPoint },
  to: ReturnPoint,
): Promise<ReturnPoint> {
  if (isAtLeast(application.return_point, to)) return application.return_point
  await trx.updateTable("application").set({ return_point: to }).where("id", "=", application.id).execute()
  return to
}
