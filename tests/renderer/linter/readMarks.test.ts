// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments, fixFor } from "../../../renderer/linter"
import { animals } from "./invalid/files"
import { edited, setOf } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

/** What the fix of a mark writes; the text of this block is drawn with emphasis and links. */
function mended(text: string, pointer = "/body/1/text") {
  const set = setOf({ ...zoo, [animals]: edited(zoo[animals] ?? null, [[pointer, text]]) })
  const found = checkDocuments(set, zooDefinitions).filter(({ rule }) => rule === "text-mark-unread")
  return found.flatMap((finding) => {
    const { edits, isCertain } = fixFor(set, finding)
    return edits.map((edit) => (edit.op === "set" && isCertain ? edit.value : edit.op))
  })
}

describe("text-mark-unread", () => {
  it.each([
    ["one\\ntwo", "one\ntwo"],
    ["one\u00A5ntwo", "one\ntwo"],
    ["\uFF0A\uFF0Aone\uFF0A\uFF0A two", "**one** two"],
    ["__one__ two", "**one** two"],
    ["\u3053\u308C\u306F*one*\u3067\u3059", "\u3053\u308C\u306F**one**\u3067\u3059"],
    ["## one\ntwo", "one\ntwo"],
  ])("tells marks of other programs: %j", (text, wanted) => {
    expect(mended(text)).toEqual([wanted])
  })

  it("tells emphasis and links where a text is drawn letter by letter", () => {
    expect(mended("**one** two", "/title")).toEqual(["one two"])
    expect(mended("[one](link:rules) two", "/title")).toEqual(["one two"])
    expect(mended("**one** [two](link:rules)")).toEqual([])
  })

  it("leaves alone what is no mark", () => {
    for (const text of [
      "****567",
      "y*****@zoo",
      "* one\n* two",
      "3*4*5",
      "No. #1",
      "a_b_c",
      "*one\u3002*two",
      "\\{one\\}",
    ])
      expect(mended(text), text).toEqual([])
  })
})
