// @vitest-environment happy-dom
import { screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { openState, type OpenState } from "../support/openState"
import { compileShipped, loadModules } from "../support/shipped"
import { shippedRoot } from "../support/shippedRoot"

let state: OpenState | undefined
afterEach(() => state?.close())

const errorOf = (label: string) => screen.getByLabelText(label).getAttribute("aria-invalid")

it("says nothing about the code before once a new one was sent", async () => {
  const modules = await loadModules(compileShipped(loadDocuments(shippedRoot)), ["auth_code"])
  state = await openState(modules, "auth_code", "expired_code")
  expect(errorOf("認証コード")).toBe("true")
  state.close()
  state = await openState(modules, "auth_code", "resent_after_expiry")
  expect(document.body.textContent).toContain("認証コードを再送しました")
  expect(errorOf("認証コード")).not.toBe("true")
  expect(document.body.textContent).not.toContain("有効期限が切れました")
})
