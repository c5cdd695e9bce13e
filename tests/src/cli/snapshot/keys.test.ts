// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { isBuiltOf, noteMadeOf } from "../../../../src/cli/snapshot/builtApp"
import { createKeys } from "../../../../src/cli/snapshot/keys"
import { copyShipped, type ShippedCopy } from "../../../support/shippedCopy"

const amount = { screen: "client_withdrawal", sample: "normal" }
const mail = { screen: "mail_auth", sample: "empty" }

describe("the key of a state", () => {
  let copy: ShippedCopy
  let folder: string
  beforeAll(() => {
    copy = copyShipped()
    folder = mkdtempSync(join(tmpdir(), "keys-"))
  })
  afterAll(() => {
    copy.remove()
    rmSync(folder, { recursive: true })
  })

  const places = () => ({ text: join(folder, "text"), pixels: join(folder, "pixels") })
  const keysNow = () => {
    const keyOf = createKeys(copy.root, places())
    return [keyOf(amount), keyOf(mail)]
  }

  it("stays as long as nothing changes", () => {
    expect(keysNow()).toEqual(keysNow())
  })

  it("changes with the screen's own document, and with that of no other screen", () => {
    const [amountBefore, mailBefore] = keysNow()
    copy.replace("withdrawal/client_withdrawal.screen.json", "いくら出金しますか", "いくらにしますか")
    const [amountNow, mailNow] = keysNow()
    expect([amountNow === amountBefore, mailNow === mailBefore]).toEqual([false, true])
  })

  it.each([
    ["a text that all share", () => copy.replace("app.json", '"0120-000-000"', '"0120-000-001"')],
    [
      "the theme",
      () =>
        copy.edit("theme.json", (theme: { version: number; $comment?: string }) => {
          theme.$comment = "changed"
        }),
    ],
  ])("changes for every state with %s", (_what, change) => {
    const before = keysNow()
    change()
    const now = keysNow()
    expect(now.filter((key) => before.includes(key))).toEqual([])
  })

  it("changes with the state's baselines", () => {
    const [amountBefore, mailBefore] = keysNow()
    mkdirSync(join(folder, "text", amount.screen), { recursive: true })
    writeFileSync(join(folder, "text", amount.screen, `${amount.sample}.dom.txt`), "another picture")
    const [amountNow, mailNow] = keysNow()
    expect([amountNow === amountBefore, mailNow === mailBefore]).toEqual([false, true])
  })

  it("of an app that is built is another one than now once a document is another one", () => {
    writeFileSync(join(folder, "index.html"), "")
    expect(isBuiltOf(folder, copy.root)).toBe(false)
    noteMadeOf(folder, copy.root)
    expect(isBuiltOf(folder, copy.root)).toBe(true)
    copy.replace("withdrawal/client_withdrawal.screen.json", "いくらにしますか", "いくらですか")
    expect(isBuiltOf(folder, copy.root)).toBe(false)
  })
})
