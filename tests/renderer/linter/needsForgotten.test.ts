// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import { done, ticket } from "./invalid/files"
import { edited, setOf, type Edit } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const text = "{kept.receipt.number}"
const shown: Edit = ["/body/0/text", text]
const kept: readonly Edit[] = ["usual", "again"].map((name) => [
  `/samples/${name}/kept`,
  { receipt: { number: "7" } } satisfies Json,
])
const elseGo = { else: [{ do: "go", to: "animals" }] }

const toldOf = (files: Readonly<Record<string, Json>>) =>
  checkDocuments(setOf({ ...zoo, ...files }), zooDefinitions).map(({ rule, pointer }) => `${rule} ${pointer}`)

const told = (...edits: readonly Edit[]) => toldOf({ [done]: edited(zoo[done] ?? {}, [...kept, ...edits]) })

describe("a value that another screen keeps", () => {
  it("is needed where it is shown or sent", () => {
    expect(told(shown)).toEqual(["needs-forgotten /body/0/text"])
    expect(told(shown, ["/needs", { receipt: elseGo }])).toEqual([])
  })

  it("is told once, however often it is read", () => {
    expect(told(shown, ["/body/1", { widget: "heading", text: `番号 ${text}` }])).toEqual([
      "needs-forgotten /body/0/text",
    ])
  })

  it.each<[name: string, edit: Edit]>([
    ["a condition around it asks for it", ["/body/0/when", { filled: ["$kept.receipt.number"] }]],
    ["it is looked at on entering", ["/enter", [{ do: "close", when: { empty: ["$kept.receipt"] } }]]],
    ["the screen keeps it itself", ["/enter", [{ do: "keep", name: "receipt", in: "memory", value: { number: "8" } }]]],
  ])("need not be there where %s", (_name, edit) => {
    expect(told(shown, edit)).toEqual([])
  })

  it("is needed where only a tap of the screen keeps it, too", () => {
    const keep = { do: "keep", name: "receipt", in: "memory", value: { number: "8" } }
    expect(told(shown, ["/footer/0/tap/0", keep])).toContain("needs-forgotten /body/0/text")
  })

  it("is needed where nothing but the frame of the screen is there without it", () => {
    const when = (number: string): Json => ({ is: ["$kept.receipt.number", number] })
    const main = (number: string): Json => ({ widget: "gate", text: number, over: true, when: when(number) })
    const alone: Edit = ["/body/0", { widget: "heading", text: "Thank you" }]
    expect(told(alone, ["/body/1", main("7")], ["/body/2", main("8")])).toContain("needs-forgotten /body/1/when")
    expect(
      told(
        alone,
        ["/body/1", main("7")],
        ["/body/2", { widget: "gate", text: "Out", over: true, when: { not: { filled: ["$kept.receipt.number"] } } }],
      ).filter((one) => one.startsWith("needs-")),
    ).toEqual([])
  })

  it("need not be there where only a condition reads it", () => {
    expect(told(["/body/0/when", { filled: ["$kept.receipt.number"] }])).toEqual([])
  })

  it("may be known by another one that the screen needs, unless somebody needs this one", () => {
    const needs: Edit = ["/needs", { seen: elseGo }]
    const rules = (files: Readonly<Record<string, Json>>) => toldOf(files).filter((one) => one.startsWith("needs-"))
    const own = edited(zoo[done] ?? {}, [...kept, shown, needs])
    const unneeded = edited(zoo[ticket] ?? {}, [["/needs", {}]])
    expect(rules({ [done]: own })).toEqual(["needs-forgotten /body/0/text"])
    expect(rules({ [done]: own, [ticket]: unneeded })).toEqual([])
    // Whoever has been told to wait has seen it, and need not have bought anything.
    const later = edited(zoo[ticket] ?? {}, [["/needs", { seen: elseGo }]])
    expect(rules({ [done]: own, [ticket]: later })).toEqual(["needs-forgotten /body/0/text"])
  })

  it.each<[name: string, needs: Edit]>([
    ["its name", ["/needs", { reciept: elseGo }]],
    ["the word", ["/neds", { receipt: elseGo }]],
    ["what follows", ["/needs", { receipt: { esle: [] } }]],
  ])("is not told besides where %s is misspelt", (_name, needs) => {
    expect(told(shown, needs).filter((one) => one.startsWith("needs-forgotten"))).toEqual([])
    expect(told(shown, needs)).not.toEqual([])
  })
})
