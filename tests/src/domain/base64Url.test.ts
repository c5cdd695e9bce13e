// @vitest-environment node
import { describe, expect, it } from "vitest"
import { fromBase64Url, toBase64Url } from "../../../src/domain/base64Url"

describe("base64url", () => {
  it("carries every byte there and back, in letters that addresses and WebAuthn take", () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
    const text = toBase64Url(bytes)
    expect([text, fromBase64Url(text)]).toEqual([Buffer.from(bytes).toString("base64url"), bytes])
  })
})
