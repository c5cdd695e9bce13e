// @vitest-environment node
import { describe, expect, it } from "vitest"
import * as controls from "../../../../src/widgets/inputs"
import { controlDefinitions } from "../../../../src/definitions/controls"

describe("controls", () => {
  it("implement exactly the declared words", () => {
    expect(Object.keys(controls).toSorted()).toEqual(controlDefinitions.map(({ name }) => name).toSorted())
  })
})
