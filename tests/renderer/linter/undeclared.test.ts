import { describe, expect, it } from "vitest"
import { checkDocuments, fixFor } from "../../../renderer/linter"
import { edited, setOf } from "./support"
import { animals, ticket } from "./invalid/files"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

/** The zoo whose ticket keeps what it bought under a name that nobody declared, and reads it in three places. */
const undeclared = {
  ...zoo,
  [ticket]: edited(zoo[ticket] ?? {}, [
    ["/needs", { purchase: { else: [{ do: "go", to: "animals" }] } }],
    ["/footer/0/tap/2/name", "purchase"],
    ["/body/1", { widget: "text", text: "{kept.purchase.number}" }],
    ["/samples/usual/kept", { purchase: { number: "7" } }],
  ]),
}

const told = (files: typeof zoo) =>
  checkDocuments(setOf(files), zooDefinitions).map(({ rule, file, pointer }) => [rule, file, pointer])

describe("a value that is kept and not declared", () => {
  it("is told once, where it is kept", () => {
    expect(told(undeclared)).toEqual([["unknown-kept", ticket, "/footer/0/tap/2/name"]])
  })

  it("is declared as the answer of the call that it comes from, once somebody agrees", () => {
    const set = setOf(undeclared)
    const [finding] = checkDocuments(set, zooDefinitions)
    if (finding === undefined) throw new Error("nothing found")
    expect(fixFor(set, finding)).toEqual({
      edits: [
        { op: "set", file: "app.json", pointer: "/scope/kept/properties/purchase", value: { $ref: "call:zoo/buy" } },
      ],
      isCertain: false,
    })
  })
})

describe("a call that there is none of", () => {
  it("is told where the screen names it, not again for each sample; names of its client come first", () => {
    const files = {
      ...zoo,
      [animals]: edited(zoo[animals] ?? {}, [
        ["/data/list/call", "zoo/prices"],
        ["/samples/birds/calls", { "zoo/prices": "pending" }],
      ]),
    }
    expect(told(files).filter(([rule]) => rule === "unknown-call")).toEqual([
      ["unknown-call", animals, "/data/list/call"],
    ])
  })
})
