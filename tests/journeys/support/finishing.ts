import type { Page } from "@playwright/test"
import { saveAll } from "./applicant"
import type { Broker } from "./broker"
import { customer, employee, noExperience, notOpen, plans, submit, withoutNisa } from "./roads"
import { settled } from "./test"
import { openAt, type Step, walk } from "./walking"

/** No more than sixty calls a minute are taken; a customer takes longer than a test. */
export const later = (broker: Broker, minute: number) => broker.setClock(`2025-01-15T10:${minute}:00+09:00`)

export const stepTwo: readonly Step[] = [["customer_info", customer], notOpen, ...employee, withoutNisa]
export const stepThree: readonly Step[] = [...plans, noExperience]

/** Answers what the first journey walks through, and submits on the last screen. */
export async function finish(page: Page, ...steps: readonly Step[]): Promise<void> {
  await saveAll(page, ...steps)
  await openAt(page, "interested_trading_types")
  await walk(page, submit)
  await settled(page, "application_completed")
}
