// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import { animals, ticket } from "./invalid/files"
import { edited, setOf, type Edit } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const findings = (file: string, ...edits: readonly Edit[]) =>
  checkDocuments(setOf({ ...zoo, [file]: edited(zoo[file] ?? {}, edits) }), zooDefinitions)

const told = (file: string, ...edits: readonly Edit[]) =>
  findings(file, ...edits)
    .filter(({ rule }) => rule === "value-without-sign")
    .map(({ pointer, values }) => [pointer, values["nearest"]])

describe("value-without-sign", () => {
  it("is told of what is sent, of operands, and of a full-width sign", () => {
    expect(told(ticket, ["/footer/0/tap/1/input/name", "draft.name"])).toEqual([
      ["/footer/0/tap/1/input/name", "$draft.name"],
    ])
    expect(told(animals, ["/values/total/sum/1", "\uFF04list.fee"])).toEqual([["/values/total/sum/1", "$list.fee"]])
  })

  it("is told of a misspelt name where a format stands beside it, and of a value of any type", () => {
    expect(told(animals, ["/body/2/value", "list.prise"])).toEqual([["/body/2/value", "$list.prise"]])
    expect(told(animals, ["/body/2/value", "session.fee"])).toEqual([["/body/2/value", "$session.fee"]])
  })

  it("is all that is told of an operand that has to be a number", () => {
    const found = findings(animals, ["/values/total/sum/1", "session.fee"])
    expect(found.map(({ rule, pointer }) => [rule, pointer])).toEqual([["value-without-sign", "/values/total/sum/1"]])
  })

  it("is not told of texts that lead nowhere", () => {
    expect(told(ticket, ["/footer/0/tap/1/input/name", "session.started"])).toEqual([])
    expect(told(ticket, ["/footer/0/tap/1/input/name", "draft.nobody"])).toEqual([])
    expect(told(animals, ["/body/2/value", "version.two"])).toEqual([])
  })
})
