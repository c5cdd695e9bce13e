// @vitest-environment node
import { describe, expect, it } from "vitest"
import { impossibleAnswers } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import type { Fields } from "../../../renderer/model/json"
import { edited, setOf } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const visitor: Json = {
  type: "object",
  properties: {
    age: { type: "integer", minimum: 0 },
    likes: { type: "array", items: { type: "string", enum: ["lion", "bear"] } },
  },
  additionalProperties: false,
}

const set = setOf({ ...zoo, "app.json": edited(zoo["app.json"] ?? {}, [["/scope/kept/properties/visitor", visitor]]) })

const told = (answers: Fields, roots: readonly string[] = ["kept"]) =>
  impossibleAnswers(set, zooDefinitions, { flow: "visit", answers, roots })

describe("impossibleAnswers", () => {
  it.each([
    [{}],
    [{ kept: { visitor: { age: 4, likes: ["lion"] } } }],
    [{ visitor: { age: 4 } }],
    [{ visitor: { age: null } }],
  ])("has nothing against %j", (answers) => {
    expect(told(answers)).toEqual([])
  })

  it("tells a value of another type, with those that the place has", () => {
    expect(told({ visitor: { age: "4" } })).toMatchObject([
      { kind: "refused", name: "visitor.age", value: '"4"', keyword: "type", types: ["number"], allowed: [] },
    ])
    expect(told({ kept: { visitor: 4 } })).toMatchObject([{ name: "kept.visitor", types: ["object"] }])
  })

  it("tells what is none of a few values, in a list as well", () => {
    expect(told({ visitor: { likes: ["lion", "bare"] } })).toMatchObject([
      { kind: "refused", value: '["lion","bare"]', keyword: "enum", allowed: ['"lion"', '"bear"'] },
    ])
  })

  it("tells a place that does not exist, with the one that may have been meant", () => {
    expect(told({ visitor: { agee: 4 } })).toEqual([
      { kind: "missing", name: "visitor.agee", known: ["age", "likes"], meant: "age" },
    ])
  })

  it("is silent where the answer fits under another of the roots, or no flow is known", () => {
    expect(told({ visitor: { age: "4" } }, ["kept", "session"])).toEqual([])
    expect(impossibleAnswers(set, zooDefinitions, { flow: "other", answers: { a: 1 }, roots: ["kept"] })).toEqual([])
  })
})
