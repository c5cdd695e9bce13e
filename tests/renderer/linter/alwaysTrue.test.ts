// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import { form, ticket } from "./invalid/files"
import { edited, setOf } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const told = (when: Json) =>
  checkDocuments(setOf({ ...zoo, [ticket]: edited(zoo[ticket] ?? null, [["/footer/0/when", when]]) }), zooDefinitions)
    .filter(({ file, pointer }) => file === ticket && pointer.startsWith("/footer/0/when"))
    .map(({ rule }) => rule)

describe("condition-always-true", () => {
  it("tells a condition that all answers of a question fulfil", () => {
    expect(told({ in: ["$draft.kind", [1, 2]] })).toEqual(["condition-always-true"])
  })

  it("leaves the condition of a consent alone, which is given or not yet", () => {
    expect(told({ is: ["$draft.agreed", true] })).toEqual([])
  })

  it("tells a rule that only a missing answer could break, for then it is not asked", () => {
    const field = "/ui/1/ui/0"
    const toldOf = (must: Json) =>
      checkDocuments(
        setOf({ ...zoo, [form]: edited(zoo[form] ?? null, [[`${field}/rules`, [{ must, message: "short" }]]]) }),
        zooDefinitions,
      ).flatMap(({ file, pointer, rule }) => (file === form && pointer === `${field}/rules/0/must` ? [rule] : []))
    const either = (...paths: string[]): Json => ({ any: paths.map((path) => ({ filled: [path] })) })
    expect(toldOf(either("$draft.name", "$draft.kind"))).toEqual(["condition-always-true"])
    expect(toldOf(either("$draft.kind"))).toEqual([])
    expect(toldOf({ lengthAtLeast: ["$draft.name", 3] })).toEqual([])
    expect(toldOf({ any: [{ filled: ["$state.name"] }, { is: ["$draft.kind", 1] }] })).not.toContain(
      "condition-always-true",
    )
  })
})
