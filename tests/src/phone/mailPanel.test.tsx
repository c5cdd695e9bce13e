import { cleanup, render } from "@testing-library/react"
import { createRef } from "react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { MailPanel } from "../../../src/phone/panels/MailPanel"

const letter = {
  channel: "mail",
  from: "サンプル証券 <no-reply@mail.sample-securities.example.jp>",
  to: "hanako@example.jp",
  subject: "認証コードのお知らせ",
  text: "認証コードは123456です。",
  at: "2025-01-15T10:00:00+09:00",
}

describe("the mailbox of the phone", () => {
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  it("breaks no address within a name of it", () => {
    vi.stubGlobal("CSS", { supports: () => true })
    const { container } = render(<MailPanel letters={[letter]} frame={createRef()} />)
    const [sender, receiver] = container.querySelectorAll(".p-letter__head > span")
    expect([sender?.textContent, receiver?.textContent]).toEqual([`差出人：${letter.from}`, `宛先：${letter.to}`])
    const wholes = [...container.querySelectorAll(".k-whole")].map(({ textContent }) => textContent)
    expect(wholes).toContain("sample-securities.")
  })
})
