// @vitest-environment happy-dom
import { screen } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { openState, type OpenState } from "../support/openState"
import { compileShipped, loadModules, type LoadedModules } from "../support/shipped"
import { shippedRoot } from "../support/shippedRoot"

let modules: LoadedModules
let state: OpenState | undefined

beforeAll(async () => {
  modules = await loadModules(compileShipped(loadDocuments(shippedRoot)), ["name_input", "postalcode_input"])
})
afterEach(() => state?.close())

const valuesOf = (...labels: readonly string[]) =>
  labels.map((label) => {
    const field = screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label)
    return "selectedOptions" in field ? field.selectedOptions[0]?.textContent : field.value
  })

describe("what the card reading knows", () => {
  it("fills in the reading of the name", async () => {
    state = await openState(modules, "name_input", "prefilled_reading")
    expect(valuesOf("姓", "名（ミドルネームを含む）", "セイ", "メイ")).toEqual(["山田", "花子", "ヤマダ", "ハナコ"])
  })

  it("leaves the reading to the customer where the chip has none", async () => {
    state = await openState(modules, "name_input", "prefilled_japanese")
    expect(valuesOf("セイ", "メイ")).toEqual(["", ""])
  })

  it("fills in postal code and address, and leaves the declaration about them open", async () => {
    state = await openState(modules, "postalcode_input", "prefilled_code")
    expect(valuesOf("郵便番号", "都道府県", "市区町村", "町名・番地", "建物名・部屋番号")).toEqual([
      "1000001",
      "東京都",
      "千代田区",
      "千代田１－１",
      "サンプルマンション１０１",
    ])
    expect(screen.getByLabelText<HTMLInputElement>("上記は現在お住まいの住所です").checked).toBe(false)
  })
})
