import { act, fireEvent } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { openState, type OpenState } from "../support/openState"
import { compileShipped, loadModules } from "../support/shipped"
import { shippedRoot } from "../support/shippedRoot"

const modules = await loadModules(compileShipped(loadDocuments(shippedRoot)))

let drawn: OpenState | undefined
afterEach(() => drawn?.close())

function valueOf(name: string): string | undefined {
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(`#postalcode_input-${name}`)
  if (!(field instanceof HTMLSelectElement) || field.value === "") return field?.value
  return [...field.options].find(({ value }) => value === field.value)?.text
}
const address = () => ["prefecture", "city", "street"].map(valueOf)
const declaration = () => document.querySelector<HTMLInputElement>("#postalcode_input-declaredAddressCurrent")
const isLookup = ({ textContent }: Element) => textContent === "住所を検索"
const type = (name: string, value: string) =>
  act(async () => {
    const input = document.querySelector(`#postalcode_input-${name}`)
    if (input) fireEvent.change(input, { target: { value } })
  })

describe("the address beside a postcode", () => {
  it("is never another prefecture's: that of the card goes until one of several is chosen", async () => {
    drawn = await openState(modules, "postalcode_input", "many_candidates")
    expect(document.body.textContent).toContain("東京都千代田区")
    expect(address()).toEqual(["", "", ""])
    await act(async () => document.querySelectorAll<HTMLInputElement>("input[type=radio]")[1]?.click())
    await vi.waitFor(() => expect(address()).toEqual(["三重県", "桑名郡木曽岬町", "雁ケ地"]), { timeout: 120_000 })
    await type("street", "雁ケ地１２３")
    await act(async () => document.querySelectorAll<HTMLInputElement>("input[type=radio]")[0]?.click())
    await vi.waitFor(() => expect(address()).toEqual(["愛知県", "弥富市", ""]), { timeout: 120_000 })
  })

  it("keeps what the card says where the postcode agrees, and goes when the postcode changes", async () => {
    drawn = await openState(modules, "postalcode_input", "one_candidate")
    expect(address()).toEqual(["東京都", "千代田区", "千代田１－１"])
    await act(async () => declaration()?.click())
    expect(declaration()?.checked).toBe(true)
    await type("postalCode", "100000")
    await vi.waitFor(() => expect(address()).toEqual(["", "", ""]), { timeout: 120_000 })
    expect(document.body.textContent).not.toContain("件の住所が見つかりました")
    // It was about the address that has gone.
    await type("postalCode", "1000001")
    await act(async () => [...document.querySelectorAll("button")].find(isLookup)?.click())
    await vi.waitFor(() => expect(address()).toEqual(["東京都", "千代田区", "千代田"]), { timeout: 120_000 })
    expect(declaration()?.checked).toBe(false)
  })
})
