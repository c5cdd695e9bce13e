import type { Page } from "@playwright/test"
import draftCall from "../../../schemas/calls/aco/draft.call.json" with { type: "json" }
import type { Broker } from "./broker"
import { settled } from "./test"

/** A customer who comes back to a step of account opening with the answers of a sample. */
export async function standOn(
  page: Page,
  broker: Broker,
  { screen, sample }: { readonly screen: string; readonly sample: keyof typeof draftCall.samples },
  until: "open" | "settled" = "settled",
): Promise<void> {
  await broker.open("applicant-nfc")
  await page.addInitScript((step) => sessionStorage.setItem("kamishibai.screenName", step), screen)
  await page.route("**/api/aco/draft", (route) => route.fulfill({ json: { data: draftCall.samples[sample] } }))
  await page.goto(`/account/open/${screen}`)
  if (until === "settled") await settled(page, screen)
}
