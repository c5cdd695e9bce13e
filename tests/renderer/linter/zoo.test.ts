// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import { animals, flow } from "./invalid/files"
import { edited, setOf } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

describe("checkDocuments", () => {
  it("finds nothing wrong with documents in which nothing is wrong", () => {
    expect(checkDocuments(setOf(zoo), zooDefinitions)).toEqual([])
  })

  it("says of pages of a call that does not exist only that it does not", () => {
    const edits = [
      ["/data/list/call", "zoo/nobody"],
      ["/data/list/pages", { by: "PAGE", items: "$res.animals", more: "$res.more" }],
    ] as const
    const found = checkDocuments(setOf({ ...zoo, [animals]: edited(zoo[animals] ?? null, edits) }), zooDefinitions)
    expect(found.map(({ rule }) => rule)).toContain("unknown-call")
    expect(found.map(({ rule }) => rule)).not.toContain("pages-wrong")
  })

  it.each(["answers", "facts"])("knows no $%s in a flow, for nothing ever fills it", (root) => {
    const edits = [["/sections/0/steps/0/when", { is: [`$${root}.kind`, 1] }]] as const
    const found = checkDocuments(setOf({ ...zoo, [flow]: edited(zoo[flow] ?? null, edits) }), zooDefinitions)
    expect(found.map(({ rule, file, pointer }) => [rule, file, pointer])).toContainEqual([
      "unknown-root",
      flow,
      "/sections/0/steps/0/when/is/0",
    ])
  })
})
