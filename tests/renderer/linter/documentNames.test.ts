// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments, fixFor } from "../../../renderer/linter"
import { animals } from "./invalid/files"
import { edited, setOf } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

/** What is told of a copy of a screen under another name, and what is offered for it. */
function told(name: string, id: string) {
  const file = `visit/${name}.screen.json`
  const set = setOf({ ...zoo, [file]: edited(zoo[animals] ?? null, [["/id", id]]) })
  return checkDocuments(set, zooDefinitions)
    .filter((finding) => finding.file === file)
    .map((finding) => [finding.rule, fixFor(set, finding).edits.length])
}

describe("the name of a document", () => {
  it("is told where it can stand in no address, whatever its id, and no route is offered for it", () => {
    const expected = [
      ["id-wrong", 0],
      ["screen-without-route", 0],
    ]
    expect(told("\u52D5\u7269", "animals")).toEqual(expected)
    expect(told("\u52D5\u7269", "\u52D5\u7269")).toEqual(expected)
    expect(told("Animals", "Animals")).toEqual(expected)
  })

  it("is what the id is mended to, where it can", () => {
    expect(told("more_animals", "animals")).toEqual([
      ["id-wrong", 1],
      ["screen-without-route", 1],
    ])
  })
})
