// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest"
import { trapFocus } from "../../../../src/components/shared/trapFocus"

const dialog = document.createElement("div")
afterEach(() => dialog.remove())

function open(html: string): (id: string) => HTMLElement {
  document.body.append(dialog)
  dialog.innerHTML = html
  const find = (id: string) => dialog.querySelector<HTMLElement>(`#${id}`) ?? dialog
  for (const one of dialog.querySelectorAll("*")) Object.assign(one, { checkVisibility: () => true })
  return find
}

/** What has the focus after Tab, as far as it is held; the browser's own steps are not taken. */
function tab(from: HTMLElement, shiftKey = false): string | undefined {
  from.focus()
  const event = new KeyboardEvent("keydown", { key: "Tab", shiftKey, cancelable: true })
  trapFocus(dialog, event)
  return event.defaultPrevented ? document.activeElement?.id : undefined
}

const days = (chosen: string) =>
  ["all", "month", "year"]
    .map((id) => `<input type="radio" name="days" id="${id}"${id === chosen ? " checked" : ""}>`)
    .join("")

it("goes from the chosen one of the first group back to the last control, and from there to the chosen one", () => {
  const find = open(`${days("month")}<button id="close">閉じる</button>`)
  expect(tab(find("month"), true)).toBe("close")
  expect(tab(find("close"))).toBe("month")
  expect(tab(find("month"))).toBeUndefined()
})

it("leaves a group at the end as one stop, whichever of it has the focus", () => {
  const find = open(`<button id="close">閉じる</button>${days("")}`)
  expect(tab(find("all"))).toBe("close")
})

it("goes round what is drawn where a browser cannot be asked for it, as before Safari 17.4", () => {
  const find = open(
    `<button id="first">はい</button><button id="gone">隠れたボタン</button><button id="last">いいえ</button>`,
  )
  for (const one of dialog.querySelectorAll("*")) Object.assign(one, { checkVisibility: undefined })
  find("gone").getClientRects = () => [] as unknown as DOMRectList
  expect(tab(find("last"))).toBe("first")
  find("last").getClientRects = () => [] as unknown as DOMRectList
  expect(tab(find("first"))).toBe("first")
})
