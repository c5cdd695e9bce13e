// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import { ticket } from "./invalid/files"
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
})
