// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import { animals } from "./invalid/files"
import { edited, setOf, type Edit } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const told = (...edits: readonly Edit[]) =>
  checkDocuments(setOf({ ...zoo, [animals]: edited(zoo[animals] ?? {}, edits) }), zooDefinitions)
    .filter(({ rule }) => rule === "words-repeated")
    .map(({ pointer, values }) => [pointer, values["isCopy"] === true])

const rows = (...all: readonly Json[]): Edit => ["/body/5", { widget: "answers", rows: all }]
const fee = { label: "Fee", value: "$list.fee", format: "yen" }
const isOpen = { is: ["$state.open", true] }

describe("words that stand side by side", () => {
  it("are told where two rows have the same label, and as a copy where all is the same", () => {
    expect(told(rows(fee, { ...fee, value: "$list.price" }))).toEqual([["/body/5/rows/1/label", false]])
    expect(told(rows(fee, fee))).toEqual([["/body/5/rows/1", true]])
    expect(told(rows(fee, { ...fee, label: "Price" }))).toEqual([])
  })

  it("may be those of two that take turns, but not of one that is always there", () => {
    const turns = [
      { ...fee, when: isOpen },
      { ...fee, value: "$list.price", when: { not: isOpen } },
    ]
    expect(told(rows(...turns))).toEqual([])
    expect(told(rows(fee, { ...fee, when: isOpen }))).toEqual([["/body/5/rows/1/label", false]])
    expect(told(rows(...turns.map((one) => ({ ...one, when: isOpen }))))).toEqual([["/body/5/rows/1/label", false]])
  })

  it("wait until a copy has a key of its own", () => {
    const button = { widget: "button", key: "fees", label: "Fees", tap: [{ do: "close" }] }
    const twice = (key: string): readonly Edit[] => [
      ["/footer/3", button],
      ["/footer/4", { ...button, key }],
    ]
    const files = { ...zoo, [animals]: edited(zoo[animals] ?? {}, twice("fees")) }
    expect(checkDocuments(setOf(files), zooDefinitions).map(({ rule }) => rule)).toContain("key-repeated")
    expect(told(...twice("fees"))).toEqual([])
    expect(told(...twice("fees-2"))).toEqual([["/footer/4", true]])
  })

  it("are told of two buttons, whatever their style, and not of two headings", () => {
    const button = { widget: "button", key: "sell", label: "Buy", tap: [{ do: "close" }] }
    expect(told(["/footer/3", button])).toEqual([["/footer/3/label", false]])
    expect(
      told(["/body/5", { widget: "sign", title: "Lions" }], ["/body/6", { widget: "sign", title: "Lions" }]),
    ).toEqual([])
  })

  it("are told of a part with a text alone where all of it was copied", () => {
    const sign = { widget: "sign", text: "Keep off the grass" }
    expect(told(["/body/5", sign], ["/body/6", sign])).toEqual([["/body/6", true]])
    expect(told(["/body/5", sign], ["/body/6", { ...sign, when: isOpen }])).toEqual([])
  })
})
