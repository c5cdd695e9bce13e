// @vitest-environment node
import { expect, it } from "vitest"
import { sayActions } from "../../../src/sentences"

const words = {
  naming: { path: () => undefined, condition: () => undefined },
  title: () => undefined,
  call: () => undefined,
}

it("actions that stand in a shared part are called by its name", () => {
  expect(sayActions(words, [{ $ref: "../shared/brands.json#/open" }, { do: "close" }])).toMatch(
    /^共通の部品「open」、それから /,
  )
})
