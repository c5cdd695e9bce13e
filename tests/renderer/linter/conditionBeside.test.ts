// @vitest-environment node
import { describe, expect, it } from "vitest"
import { editText } from "../../../renderer/editing"
import { checkDocuments, fixFor } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import { valueAt } from "../../../renderer/model/pointer"
import { animals } from "./invalid/files"
import { edited, setOf } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const named = "conditions.json"
const isOpen: Json = { is: ["$state.open", true] }

/** What stands at a place once the one finding was mended. */
function mended(file: string, pointer: string, value: Json, looked = pointer): Json | undefined {
  const set = setOf({ ...zoo, [file]: edited(zoo[file] ?? null, [[pointer, value]]) })
  const [finding, ...others] = checkDocuments(set, zooDefinitions).filter((one) => one.pointer.startsWith(pointer))
  expect(others).toEqual([])
  const edits = finding ? fixFor(set, finding).edits : []
  const before = JSON.stringify(set.documents.find((one) => one.file === file)?.document, null, 2)
  const after = edits.reduce((text, edit) => {
    const outcome = editText(text, edit)
    return outcome.kind === "edited" ? outcome.text : text
  }, before)
  return valueAt(JSON.parse(after) as Json, looked)
}

describe("a condition that is not where it belongs", () => {
  it.each(["if", "condition"])(
    "is that of a named one where it is called `%s`: nothing of it is taken away",
    (name) => {
      const place = "/conditions/is-open"
      expect(mended(named, place, { label: "open", [name]: isOpen })).toEqual({ label: "open", when: isOpen })
    },
  )

  it("is put where there is a place for it: a comparison beside the texts of a block", () => {
    const before = valueAt(zoo[animals], "/body/0")
    const comparison: Json = ["$state.open", true]
    expect(before).not.toHaveProperty("when")
    expect(mended(animals, "/body/0/is", comparison, "/body/0")).toEqual({ ...(before as object), when: isOpen })
  })
})
