import { expect, it, vi } from "vitest"
import { loadDocuments } from "../../../../renderer/compiler"
import { sandboxCustomers } from "../../../support/app/sandboxCustomers"
import { objectsIn } from "../../../support/objectsIn"
import { shippedRoot } from "../../../support/shippedRoot"

const { visit, openAs } = sandboxCustomers()

async function openScreen(world: string, screen: string, address = "/account/open") {
  const customer = await openAs(await visit(world), address)
  await customer.sees(screen)
  return { customer, track: vi.spyOn(customer.app.context.services.analytics, "track") }
}

const tapsOf = (track: Awaited<ReturnType<typeof openScreen>>["track"]) =>
  track.mock.calls.flatMap(([{ key, label, action }]) => (action === "tap" ? [{ key, label }] : []))

/** Catalogue 1.2. */
it("what an accordion is opened for is recorded once", async () => {
  const { customer, track } = await openScreen("applicant-otp", "auth_code")
  await customer.press("メールが届かないとき")
  expect(tapsOf(track).map(({ key }) => key)).toEqual(["help_open"])
})

/** Catalogue P-1. */
it.each([
  ["", "書類の郵送で申し込む", "false"],
  ["?fallback=true&delete_storage=false", "申込みページへ進む", "false"],
  ["?fallback=true&delete_storage=true", "申込みページへ進む", "true"],
])("who leaves %s for the way by post is recorded once: %s", async (query, button, label) => {
  const { customer, track } = await openScreen("applicant-onboarding", "aco_index", `/aco/index${query}`)
  await customer.press(button)
  await customer.comes("a record", () => tapsOf(track).length > 0)
  expect(tapsOf(track)).toEqual([{ key: "old_flow", label }])
})

it("no part of account opening that has a key records its tap a second time", () => {
  const set = loadDocuments(shippedRoot)
  const documents = (["screen", "form", "sheet"] as const).flatMap((kind) => set.all(kind))
  const parts = documents
    .filter(({ file }) => file.includes("account-opening"))
    .flatMap(({ document }) => objectsIn(document))
    .filter(({ key, do: action }) => key !== undefined && action === undefined)
  expect(parts.length).toBeGreaterThan(50)
  const again = parts.filter(({ tap, opened }) => [tap, opened].flat().some((action) => doOf(action) === "track"))
  expect(again.map(({ key }) => key)).toEqual([])
})

const doOf = (action: unknown) => (Object(action) as Readonly<Record<string, unknown>>)["do"]
