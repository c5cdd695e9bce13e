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
const lookUp = () => act(async () => [...document.querySelectorAll("button")].find(isLookup)?.click())
const declaration = () => document.querySelector<HTMLInputElement>("#postalcode_input-declaredAddressCurrent")
const isLookup = ({ textContent }: Element) => textContent === "住所を検索"
const patience = { timeout: 120_000 }
const type = (name: string, value: string) =>
  act(async () => {
    const input = document.querySelector(`#postalcode_input-${name}`)
    if (input) fireEvent.change(input, { target: { value } })
  })

describe("the address beside a postcode", () => {
  it("is never another prefecture's: that of the card goes until one of several is chosen", async () => {
    drawn = await openState(modules, "postalcode_input", "many_candidates")
    expect(document.body.textContent).toContain("東京都千代田区")
    expect(address()).toEqual(["", "", "千代田１－１"])
    await type("street", "１－１")
    await act(async () => document.querySelectorAll<HTMLInputElement>("input[type=radio]")[1]?.click())
    await vi.waitFor(() => expect(address()).toEqual(["三重県", "桑名郡木曽岬町", "雁ケ地１－１"]), patience)
    await type("street", "雁ケ地１２３")
    await act(async () => document.querySelectorAll<HTMLInputElement>("input[type=radio]")[0]?.click())
    await vi.waitFor(() => expect(address()).toEqual(["愛知県", "弥富市", "１２３"]), patience)
    await act(async () => document.querySelectorAll<HTMLInputElement>("input[type=radio]")[2]?.click())
    await vi.waitFor(() => expect(address()).toEqual(["三重県", "桑名郡木曽岬町", "小和泉１２３"]), patience)
    expect(valueOf("building")).toBe("サンプルマンション１０１")
  })

  it("keeps what the card says while the postcode is mended, and asks for the declaration again", async () => {
    drawn = await openState(modules, "postalcode_input", "one_candidate")
    expect(address()).toEqual(["東京都", "千代田区", "千代田１－１"])
    await act(async () => declaration()?.click())
    expect(declaration()?.checked).toBe(true)
    await type("postalCode", "100000")
    await vi.waitFor(() => expect(document.body.textContent).not.toContain("件の住所が見つかりました"), patience)
    expect(address()).toEqual(["東京都", "千代田区", "千代田１－１"])
    // It was given for another postcode.
    await vi.waitFor(() => expect(declaration()?.checked).toBe(false), patience)
    await type("postalCode", "1000001")
    await lookUp()
    await vi.waitFor(() => expect(document.body.textContent).toContain("1件の住所が見つかりました"), patience)
    expect(address()).toEqual(["東京都", "千代田区", "千代田１－１"])
    expect(valueOf("building")).toBe("サンプルマンション１０１")
    expect(declaration()?.checked).toBe(false)
  })
})
