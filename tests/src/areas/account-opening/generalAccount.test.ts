import { fireEvent } from "@testing-library/dom"
import { beforeAll, expect, it } from "vitest"
import { openTestbed, type Testbed, visit } from "../../sandbox/support/testbed"
import { openAs } from "../../../support/app/openAs"

let bed: Testbed
beforeAll(async () => {
  bed = await openTestbed()
})

it("Escape where an ordinary account is asked about chooses again, as the button does that takes it back", async () => {
  const customer = await openAs(await visit(bed.app, "applicant-step2"), "/account/open")
  await customer.sees("customer_info")
  await customer.press(/^一般口座/, "radio")
  await customer.reads("一般口座でよろしいですか")
  fireEvent.keyDown(document.body, { key: "Escape" })
  await customer.comes("no half-sheet", () => document.querySelector("dialog") === null)
  expect(document.querySelectorAll("[name*=taxAccountChoice]:checked")).toHaveLength(0)
  customer.close()
})
