// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import { animals, buyCall, ticket } from "./invalid/files"
import { edited, setOf, type Edit } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const told = (file: string, edit: Edit) =>
  checkDocuments(setOf({ ...zoo, [file]: edited(zoo[file] ?? {}, [edit]) }), zooDefinitions).flatMap(
    ({ rule, pointer }) => (rule === "failure-code-unknown" ? [pointer] : []),
  )

const closes = (condition: Json): Json => [{ do: "close", when: condition }]
const outcome = "/clients/zoo/outcomes/rejected"

describe("failure-code-unknown", () => {
  it.each<[what: string, file: string, place: string, code: Json]>([
    ["of the call that failed", ticket, "/footer/0/tap/1/on/rejected", "SOLD"],
    ["of data that failed", animals, "/data/list/on/rejected", "SOLD_OUT"],
    ["of the call in whose document it stands", buyCall, "/outcomes/rejected", "SOLD"],
    ["of any call", "errors.json", outcome, "SOLD"],
  ])("tells of a code that is none %s", (_what, file, place, code) => {
    expect(told(file, [place, closes({ is: ["$failure.code", code] })])).toEqual([`${place}/0/when/is/1`])
  })

  it("tells of one in a list", () => {
    expect(told("errors.json", [outcome, closes({ in: ["$failure.code", ["SOLD_OUT", "SOLD"]] })])).toEqual([
      `${outcome}/0/when/in/1/1`,
    ])
  })

  it.each<[what: string, file: string, place: string, code: Json]>([
    ["the call knows it", ticket, "/footer/0/tap/1/on/rejected", "SOLD_OUT"],
    ["some call knows it", "errors.json", outcome, "SOLD_OUT"],
    ["errors.json answers it for every call", ticket, "/footer/0/tap/1/on/rejected", "maintenance"],
    ["it is read elsewhere", "errors.json", outcome, "$failure.url"],
  ])("says nothing where %s", (_what, file, place, code) => {
    expect(told(file, [place, closes({ is: ["$failure.code", code] })])).toEqual([])
  })
})
