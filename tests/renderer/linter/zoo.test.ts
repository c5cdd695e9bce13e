// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import { setOf } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

describe("checkDocuments", () => {
  it("finds nothing wrong with documents in which nothing is wrong", () => {
    expect(checkDocuments(setOf(zoo), zooDefinitions)).toEqual([])
  })
})
