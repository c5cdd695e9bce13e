// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, describe, expect, it } from "vitest"
import { Email } from "../../../src/controls/email/Email"
import { likelyAddress } from "../../../src/controls/email/likelyAddress"
import { lastOf, renderControl } from "./renderControl"

afterEach(cleanup)

const domains = ["gmail.com", "yahoo.co.jp", "docomo.ne.jp", "au.com", "icloud.com"]
const texts = { "did-you-mean": "{n}ではありませんか？", "take-suggestion": "{n}に直す" }
const input = () => screen.getByLabelText<HTMLInputElement>("出金額")

describe("likelyAddress", () => {
  it.each([
    ["hanako@gmial.com", "hanako@gmail.com"],
    ["hanako@gmail.con", "hanako@gmail.com"],
    ["hanako@GMAL.com", "hanako@gmail.com"],
    ["ｈａｎａｋｏ＠ｇｍｉａｌ．ｃｏｍ", "hanako@gmail.com"],
    ["hanako@yaho.co.jp", "hanako@yahoo.co.jp"],
    ["hanako@docomo.co.jp", "hanako@docomo.ne.jp"],
  ])("takes %s for %s", (typed, meant) => {
    expect(likelyAddress(typed, domains)?.address).toBe(meant)
  })

  it.each(["hanako@gmail.com", "hanako@gmail.co", "hanako@example.jp", "hanako@aol.com", "hanako@", "@gmial.com", ""])(
    "says nothing of %s",
    (typed) => {
      expect(likelyAddress(typed, domains)).toBeUndefined()
    },
  )
})

describe("Email", () => {
  it("asks about a mistyped domain, and one tap mends it where the customer goes on typing", async () => {
    const { changed } = renderControl(Email, { options: { domains }, texts })
    await userEvent.type(input(), "hanako@gmial.com")
    expect(screen.getByRole("status").textContent).toContain("gmail.comではありませんか？")
    await userEvent.click(screen.getByRole("button", { name: "hanako@gmail.comに直す" }))
    expect(lastOf(changed)).toBe("hanako@gmail.com")
    expect(screen.getByRole("status").textContent).toBe("")
    expect(document.activeElement).toBe(input())
  })

  it("asks nothing while the address may still become a known one, or where it cannot be changed", async () => {
    renderControl(Email, { options: { domains }, texts })
    await userEvent.type(input(), "hanako@yahoo.co.j")
    expect(screen.getByRole("status").textContent).toBe("")
    cleanup()
    renderControl(Email, { options: { domains }, texts, value: "hanako@gmial.com", disabled: true })
    expect(screen.getByRole("status").textContent).toBe("")
  })
})
