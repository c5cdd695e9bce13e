// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments, fixFor } from "../../../renderer/linter"
import { problemTexts } from "../../../src/cli/problemTexts"
import { animals, done, form, ticket } from "./invalid/files"
import { edited, setOf, type Edit } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

/** What is said of a call that gives the errors of its answers to a form which its screen does not draw. */
function said(sender: string, call: Edit): readonly string[] {
  const files = {
    ...zoo,
    "visit/notes.form.json": edited(zoo[form] ?? {}, [["/id", "notes"]]),
    [animals]: edited(zoo[animals] ?? {}, [["/body/1", { widget: "form", form: "notes", into: "$draft" }]]),
  }
  const set = setOf({ ...files, [sender]: edited(zoo[sender] ?? {}, [call]) })
  return checkDocuments(set, zooDefinitions).flatMap(({ rule, values }) =>
    rule === "form-not-drawn" ? [problemTexts[rule].message(values)] : [],
  )
}

const call = (name: string) => ({ do: "call", call: "zoo/buy", form: name, input: { kind: 1 } })

describe("form-not-drawn", () => {
  it("says which form the screen draws, where the errors of its answers go to another screen", () => {
    expect(said(ticket, ["/footer/0/tap/1", call("notes")])).toEqual([
      "お客さまがこの画面で入力するのは「ticket」ですが、サーバーからの入力エラーは、別の画面のフォーム「notes」に出ることになっています。",
    ])
  })

  it("is mended by the one form that the screen draws, when somebody has seen it", () => {
    const set = setOf({
      ...zoo,
      "visit/notes.form.json": edited(zoo[form] ?? {}, [["/id", "notes"]]),
      [animals]: edited(zoo[animals] ?? {}, [["/body/1", { widget: "form", form: "notes", into: "$draft" }]]),
      [ticket]: edited(zoo[ticket] ?? {}, [["/footer/0/tap/0/form", "notes"]]),
    })
    const found = checkDocuments(set, zooDefinitions).filter(({ rule }) => rule === "form-not-drawn")
    expect(found.map((one) => fixFor(set, one))).toMatchObject([
      { edits: [{ op: "set", pointer: "/footer/0/tap/0/form", value: "ticket" }], isCertain: false },
    ])
  })

  it("lets a screen that asks nothing send what was asked before", () => {
    expect(said(done, ["/footer/0/tap/0", call("notes")])).toEqual([])
  })
})
