// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import { animals, form, ticket } from "./invalid/files"
import { edited, removed, setOf, type Edit } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const told = (edits: readonly Edit[], more: readonly Edit[] = []) =>
  checkDocuments(
    setOf({
      ...zoo,
      [ticket]: edited(zoo[ticket] ?? {}, edits),
      [animals]: edited(zoo[animals] ?? {}, more),
    }),
    zooDefinitions,
  ).map(({ severity, rule, file, pointer, values }) => [`${severity} ${rule}`, `${file}${pointer}`, values["root"]])

const lost: Edit = ["/body/0", { widget: "heading", text: "Come in" }]
const unsent: Edit[] = [
  [
    "/footer/0/tap",
    [{ do: "keep", name: "receipt", in: "encrypted", value: { number: "$draft.name" } }, { do: "next" }],
  ],
]

describe("a form that its screen draws no more", () => {
  it("is told once, where it is sent", () => {
    expect(told([lost])).toEqual([["error form-not-drawn", `${ticket}/footer/0/tap/0/form`, "draft"]])
  })

  it("is told as an error where nothing sends it, for what is read of it is not told", () => {
    expect(told([lost, ...unsent])).toEqual([["error form-unused", `${form}/id`, "draft"]])
  })

  it("keeps nothing of other documents from being told", () => {
    const other: Edit = ["/footer/2/tap/0", { do: "submit", form: "ticket" }]
    expect(told([], [other])).toEqual([["error form-not-drawn", `${animals}/footer/2/tap/0/form`, undefined]])
    expect(told([lost], [["/body/0/text", "{list.keper} keeps"]]).map(([rule]) => rule)).toEqual([
      "error unknown-path",
      "error form-not-drawn",
    ])
  })

  it("is only unused where no screen reads it", () => {
    const nothing: Edit[] = [lost, ["/footer", []], ["/samples/filled/answers", removed]]
    expect(told(nothing).map(([rule]) => rule)).toContain("warning form-unused")
  })
})
