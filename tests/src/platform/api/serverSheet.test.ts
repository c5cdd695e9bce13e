// @vitest-environment node
import { describe, expect, it } from "vitest"
import { parseServerSheet } from "../../../../src/platform/api/serverSheet"
import shared from "../../../../schemas/shared/server-sheet.json"

const { action_type: actions, button_type: styles } = shared.definitions.sheet.properties.button_list.items.properties
const buttonOf = (action: string, style: string) =>
  parseServerSheet(
    { title: "案内", button_list: [{ label: "次へ", action_type: action, button_type: style }] },
    "閉じる",
  )?.buttons[0]

describe("parseServerSheet", () => {
  it("does what the documents may write, in every style that they may write", () => {
    for (const action of actions.enum) expect(buttonOf(action, "primary")?.action).toBe(action)
    for (const style of styles.enum) expect(buttonOf("CLOSE_WEBVIEW", style)?.style).toBe(style)
  })

  it("F53: has no second line where the server sent spaces", () => {
    expect(parseServerSheet({ title: "案内", subtitle: " \u3000" }, "閉じる")).not.toHaveProperty("subtitle")
  })

  it("closes the sheet for an action that nobody knows, and is secondary in a style that nobody knows", () => {
    expect(buttonOf("OPEN_BANK", "gold")).toEqual({ label: "次へ", action: "CLOSE_HALFSHEET", style: "secondary" })
  })
})
