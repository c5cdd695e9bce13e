// @vitest-environment node
import { describe, expect, it } from "vitest"
import * as controls from "../../../../src/widgets/inputs"
import { controlWords } from "../../../../src/words/controls"

describe("controls", () => {
  it("implement exactly the declared words", () => {
    expect(Object.keys(controls).toSorted()).toEqual(controlWords.map(({ name }) => name).toSorted())
  })
})
