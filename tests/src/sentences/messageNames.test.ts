import { describe, expect, it } from "vitest"
import { loadDocuments } from "../../../renderer/compiler"
import { messageNames } from "../../../src/sentences/messageNames"
import { shippedRoot } from "../../support/shippedRoot"

describe("names of messages", () => {
  it("are there for every text that tells a customer of a wrong answer, and for no other", () => {
    const [document] = loadDocuments(shippedRoot).all("messages")
    expect(Object.keys(messageNames).toSorted()).toEqual(Object.keys(document?.document.messages ?? {}).toSorted())
  })
})
