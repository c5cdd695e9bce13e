// @vitest-environment node
import { describe, expect, it } from "vitest"
import { parseNativeLink, partnerPage } from "../../../src/phone/nativeLinks"

const schemes = {
  login: "broker://login",
  close: "broker://close-browser",
  external: "broker://external-link",
  rotate: "broker://rotate",
}

describe("parseNativeLink", () => {
  it.each(["login", "close", "rotate"] as const)("knows the %s link", (kind) => {
    expect(parseNativeLink(schemes[kind], schemes)).toEqual({ kind })
  })

  it("reads the address of an external link, its own query included", () => {
    const url = "https://www.example.jp/faq?a=1&b=2"
    expect(parseNativeLink(`broker://external-link?url=${encodeURIComponent(url)}`, schemes)).toEqual({
      kind: "external",
      url,
    })
  })

  it("knows the reader of cards by its session", () => {
    expect(parseNativeLink("broker://card?sessionId=s1&callbackUrl=%2Faccount%2Fopen", schemes)).toEqual({
      kind: "card",
      sessionId: "s1",
      callback: "/account/open",
    })
  })

  it("knows a page of anybody else from a link of the host", () => {
    const url = "https://www.example.jp/?sessionId=s1"
    expect(parseNativeLink(url, schemes)).toEqual({ kind: "elsewhere", url })
  })

  it("shows a link that it does not know", () => {
    expect(parseNativeLink("other://thing?x=1", schemes)).toEqual({ kind: "unknown", url: "other://thing?x=1" })
  })
})

describe("partnerPage", () => {
  it("knows the page at which a bank or the payment app asks for approval, and no other", () => {
    const page = "/__sandbox/partner/authorize?state=st-3f9c"
    expect(partnerPage("https://bank.example/authorize?state=st-3f9c")).toBe(page)
    expect(partnerPage("https://pay.example/authorize?state=st-3f9c")).toBe(page)
    const others = [
      "https://docs.example/pt1.pdf",
      "https://bank.example/authorize?state=a%2Fb",
      "https://x.example/authorize?state=a",
    ]
    expect(others.map(partnerPage)).toEqual([undefined, undefined, undefined])
  })
})
