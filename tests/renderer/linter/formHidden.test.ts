// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import { ticket } from "./invalid/files"
import { edited, setOf, type Edit } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

const told = (...edits: readonly Edit[]) =>
  checkDocuments(setOf({ ...zoo, [ticket]: edited(zoo[ticket] ?? null, edits) }), zooDefinitions)
    .filter(({ rule }) => rule.startsWith("form-"))
    .map(({ rule }) => rule)

const [open, closed] = [{ is: ["$ctx.closed", false] }, { is: ["$ctx.closed", true] }]
const form = { widget: "form", form: "ticket", into: "$draft" }

describe("a form with a condition", () => {
  it("is not waited for by a button that can be there without it", () => {
    expect(told(["/body/0/when", open])).toEqual(["form-hidden"])
    expect(told(["/body/0/when", open], ["/footer/0/when", closed])).toEqual(["form-hidden"])
  })

  it("is sent by a button that comes and goes, or waits, as it does", () => {
    expect(told(["/body/0/when", open], ["/footer/0/when", open])).toEqual([])
    expect(told(["/body/0/when", open], ["/footer/0/enabled", open])).toEqual([])
  })

  it("may stand in two places of which one is seen at a time", () => {
    expect(
      told([
        "/body",
        [
          { ...form, when: open },
          { ...form, when: closed },
        ],
      ]),
    ).toEqual([])
    expect(told(["/body", [{ ...form, when: open }, form]])).toEqual(["form-repeated"])
  })
})
