import type { Locator, Page } from "@playwright/test"

/** Shows a text that is not yet there, letter by letter, as an input method underlines it. */
export async function startComposing(page: Page, shown: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  for (let length = 1; length <= shown.length; length += 1) {
    const text = shown.slice(0, length)
    await devtools.send("Input.imeSetComposition", { text, selectionStart: length, selectionEnd: length })
  }
  await devtools.detach()
}

/** The input method is told Enter, then gives its text. */
export async function endComposing(page: Page, given: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const enter = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 229, nativeVirtualKeyCode: 13 }
  await devtools.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...enter })
  await devtools.send("Input.insertText", { text: given })
  await devtools.send("Input.dispatchKeyEvent", { type: "keyUp", ...enter })
  await devtools.detach()
}

export async function compose(page: Page, shown: string, given: string): Promise<void> {
  await startComposing(page, shown)
  await endComposing(page, given)
}

/** Safari's order: the text is there and the composition over before the Enter that ended it comes, known by its code alone. */
export const composeLikeSafari = (field: Locator, given: string): Promise<void> =>
  field.evaluate((element, text) => {
    const input = element as HTMLInputElement
    const give = (kind: string, data: string) =>
      input.dispatchEvent(new CompositionEvent(kind, { data, bubbles: true }))
    input.focus()
    give("compositionstart", "")
    for (let length = 1; length <= text.length; length += 1) {
      const data = text.slice(0, length)
      give("compositionupdate", data)
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, data)
      const how = { data, inputType: "insertCompositionText", isComposing: true, bubbles: true }
      input.dispatchEvent(new InputEvent("input", how))
    }
    give("compositionend", text)
    const enter = { key: "Enter", code: "Enter", keyCode: 229, isComposing: false, bubbles: true, cancelable: true }
    input.dispatchEvent(new KeyboardEvent("keydown", enter))
    input.dispatchEvent(new KeyboardEvent("keyup", { ...enter, keyCode: 13 }))
  }, given)
