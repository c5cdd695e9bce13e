// @vitest-environment happy-dom
import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { openState, type OpenState } from "../support/openState"
import { compileShipped, loadModules, type LoadedModules } from "../support/shipped"
import { shippedRoot } from "../support/shippedRoot"

let modules: LoadedModules
let state: OpenState | undefined

beforeAll(async () => {
  modules = await loadModules(compileShipped(loadDocuments(shippedRoot)), ["onboarding", "payments_terms_use"])
})
afterEach(() => state?.close())

const consent = (words: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name: words })

describe("a consent", () => {
  it("is to the words that were read: the certificate is one question, the picture of the face another", async () => {
    state = await openState(modules, "onboarding", "normal_checked")
    expect(consent(/^電子証明書の情報/).checked).toBe(true)
    state.close()
    state = await openState(modules, "onboarding", "fallback_with_card")
    expect(screen.queryByRole("checkbox", { name: /電子証明書/ })).toBeNull()
    expect(consent(/お顔の画像/).checked).toBe(false)
  })

  it("to terms waits for those that must be opened, and for none where none must", async () => {
    state = await openState(modules, "payments_terms_use", "terms_unread")
    expect(consent(/^上記の規約を確認し/).disabled).toBe(true)
    state.close()
    state = await openState(modules, "payments_terms_use", "nothing_to_open")
    expect(consent(/^上記の規約を確認し/).disabled).toBe(false)
    await userEvent.click(consent(/^上記の規約を確認し/))
    await userEvent.click(screen.getByRole("button", { name: "同意して進む" }))
    expect(document.body.textContent).not.toContain("規約を開いてご確認ください")
  })

  it("is asked again where another card is chosen", async () => {
    state = await openState(modules, "onboarding", "fallback_with_card")
    await userEvent.click(consent(/^マイナンバーカードの.*お顔の画像/))
    expect(consent(/^マイナンバーカードの.*お顔の画像/).checked).toBe(true)
    await userEvent.click(screen.getByRole("radio", { name: /運転免許証/ }))
    expect(consent(/^運転免許証の.*お顔の画像/).checked).toBe(false)
  })
})
