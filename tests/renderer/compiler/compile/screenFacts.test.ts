// @vitest-environment node
import { describe, expect, it } from "vitest"
import { rootsBehind } from "../../../../renderer/compiler/compile/screenFacts"

const get = (...path: string[]) => ({ "@get": path })

describe("rootsBehind", () => {
  const values = {
    year: { min: [get("query", "year"), get("values", "thisYear")] },
    thisYear: { datePart: [get("ctx", "today"), "year"] },
    tab: get("animals", "kind"),
    itself: get("values", "itself"),
  }

  it("follows the computed values that are named, and no others", () => {
    expect(rootsBehind({ YEAR: get("values", "year") }, values)).toEqual(["values", "query", "ctx"])
    expect(rootsBehind({ KIND: get("values", "tab") }, values)).toEqual(["values", "animals"])
  })

  it("ends where a value leads back to itself, or is not there", () => {
    expect(rootsBehind([get("values", "itself"), get("values", "none")], values)).toEqual(["values"])
    expect(rootsBehind([get("values", "year"), get("keeper")], undefined)).toEqual(["values", "keeper"])
  })
})
