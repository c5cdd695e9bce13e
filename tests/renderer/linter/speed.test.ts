import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import type { DocumentSet, LoadedDocument } from "../../../renderer/compiler/types"
import { edited, setOf, setWith } from "./support"
import { manyZoos } from "./manyZoos"
import { zooDefinitions } from "./zooDefinitions"

/** The same set, as a loader gives it after one file was saved: every other document is the very object. */
const withEdit = ({ documents, shared }: DocumentSet, next: LoadedDocument): DocumentSet =>
  setWith(
    documents.map((document) => (document.file === next.file ? next : document)),
    shared,
  )

/** Milliseconds of work, so that a busy machine does not count. */
function work(run: () => void): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

describe("checkDocuments", () => {
  it("checks hundreds of documents within 2 s, and within 200 ms after one edit", () => {
    const files = manyZoos(40)
    const set = setOf(files)
    expect(set.documents.length).toBeGreaterThan(300)
    expect(work(() => checkDocuments(set, zooDefinitions))).toBeLessThan(4_000)
    const file = "visit/animals.screen.json"
    const times = Array.from({ length: 5 }, (_, index) => {
      const content = edited(files[file] ?? {}, [["/title", `Animals {list.keepr} ${index}`]])
      const [next] = setOf({ [file]: content }).documents
      if (next === undefined) throw new Error("no document")
      const after = withEdit(set, next)
      let rules: readonly string[] = []
      const time = work(() => {
        rules = checkDocuments(after, zooDefinitions)
          .filter((finding) => finding.file === file)
          .map(({ rule }) => rule)
      })
      expect(rules).toContain("unknown-path")
      return time
    })
    expect(Math.min(...times)).toBeLessThan(200)
  })
})
