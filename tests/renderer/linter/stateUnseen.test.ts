// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import { animals } from "./invalid/files"
import { edited, removed, setOf, type Edit } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const told = (...edits: readonly Edit[]) =>
  checkDocuments(setOf({ ...zoo, [animals]: edited(zoo[animals] ?? {}, edits) }), zooDefinitions).map(
    ({ rule, pointer }) => `${rule} ${pointer}`,
  )

const noLoading: Edit = ["/samples/loading", removed]
const answerOfBirds = "/samples/birds/calls/zoo~1animals"

describe("what a screen draws besides its usual state", () => {
  it("is seen while its data load", () => {
    expect(told(noLoading)).toEqual(["state-unseen /data/list/loading"])
    expect(told(noLoading, ["/data/list/loading", []])).toEqual([])
    expect(told(noLoading, ["/samples/usual/later", { "zoo/animals": "pending" }])).toEqual([])
  })

  it("is seen where there are none", () => {
    expect(told(["/samples/birds/calls", removed])).toEqual(["state-unseen /data/list/empty"])
    expect(told([answerOfBirds, "many"])).toEqual(["state-unseen /data/list/empty"])
    expect(told([answerOfBirds, "many"], ["/data/list/empty", "never"])).toEqual([])
    const ofOther: Edit = ["/data/list/empty/when", { is: ["$query.kind", "birds"] }]
    expect(told([answerOfBirds, "many"], ofOther)).toEqual([])
  })

  it("is seen where the customer may try again", () => {
    const retry: Edit = ["/data/list/error", "retry"]
    expect(told(retry)).toEqual(["state-unseen /data/list/error"])
    expect(told(retry, ["/samples/broken", { calls: { "zoo/animals": "broken" } }])).toEqual([])
  })

  it.each<[name: string, edit: Edit]>([
    ["the answer", ["/samples/loading/calls/zoo~1animals", "pendin"]],
    ["the call", ["/samples/loading/calls", { "zoo/animal": "pending" }]],
    ["the word", ["/samples/loading", { cals: { "zoo/animals": "pending" } }]],
  ])("is not told where %s is misspelt", (_name, edit) => {
    expect(told(edit)).toHaveLength(1)
    expect(told(edit)[0]).not.toMatch(/state-unseen/)
  })
})
