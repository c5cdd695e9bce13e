import { sandbox } from "../sandbox"
import type { Field } from "./recordPage"
import type { ControlStep } from "./steps"

type Page = Window & typeof globalThis

const pageAround = (element: HTMLElement): Page => element.ownerDocument.defaultView ?? window

/** Does to a control what a person did. */
export async function actOn(element: HTMLElement, step: ControlStep): Promise<void> {
  switch (step[0]) {
    case "t":
      return press(element)
    case "f":
      return element.focus()
    case "i":
      return giveValue(element as Field, step[4] ?? "")
    case "c":
      return giveValue(element as Field, (await codes())[step[4]] ?? "")
    case "u":
      return giveFiles(element as HTMLInputElement, step[4])
    case "k":
      for (let times = 0; times < step[5]; times += 1) pressKey(element, step[4])
  }
}

/** Codes that were sent, the oldest first. */
export const codes = async (): Promise<readonly string[]> =>
  (await sandbox.outbox()).flatMap(({ code }) => (code ? [code] : []))

/** What a finger does, from coming down on. */
function press(element: HTMLElement): void {
  const page = pageAround(element)
  bringIntoView(element, page)
  const { left, top, width, height } = element.getBoundingClientRect()
  const place = { clientX: left + width / 2, clientY: top + height / 2 }
  const options = { bubbles: true, cancelable: true, composed: true, pointerType: "touch", isPrimary: true, ...place }
  element.dispatchEvent(new page.PointerEvent("pointerdown", options))
  const isFocused = element.dispatchEvent(new page.MouseEvent("mousedown", options))
  if (isFocused) element.focus({ preventScroll: true })
  element.dispatchEvent(new page.PointerEvent("pointerup", options))
  element.dispatchEvent(new page.MouseEvent("mouseup", options))
  // Another tab is nothing that a replay goes on in.
  if (element.getAttribute("target") !== "_blank") element.click()
}

/** No finger reaches what is not on the glass. */
function bringIntoView(element: HTMLElement, { innerHeight }: Page): void {
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: "center", behavior: "instant" })
}

function giveValue(field: Field, value: string): void {
  const page = pageAround(field)
  field.focus()
  // React hears of a value only when the browser's own setter wrote it.
  Object.getOwnPropertyDescriptor(classOf(field, page).prototype, "value")?.set?.call(field, value)
  for (const name of field.matches("select, [type=date], [type=month], [type=range]") ? ["input", "change"] : ["input"])
    field.dispatchEvent(new page.Event(name, { bubbles: true }))
}

function classOf({ tagName }: Field, page: Page) {
  if (tagName === "SELECT") return page.HTMLSelectElement
  return tagName === "TEXTAREA" ? page.HTMLTextAreaElement : page.HTMLInputElement
}

const side = 1_200

/** Pictures that stand for those that were chosen: a link carries no files. */
async function giveFiles(input: HTMLInputElement, types: readonly string[]): Promise<void> {
  const page = pageAround(input)
  const transfer = new page.DataTransfer()
  for (const [index, type] of types.entries()) transfer.items.add(await standIn(type, index, page))
  input.files = transfer.files
  input.dispatchEvent(new page.Event("change", { bubbles: true }))
}

async function standIn(type: string, index: number, page: Page): Promise<File> {
  const canvas = document.createElement("canvas")
  canvas.width = side
  canvas.height = side * 0.63
  const context = canvas.getContext("2d")
  if (context) {
    context.fillStyle = `hsl(${index * 80} 40% 80%)`
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  const isPicture = type.startsWith("image/")
  const picture = isPicture ? await new Promise<Blob | null>((take) => canvas.toBlob(take, type)) : null
  return new page.File(picture ? [picture] : ["再現のための代わりのファイル"], `replay-${index + 1}`, { type })
}

function pressKey(element: HTMLElement, key: string): void {
  const page = pageAround(element)
  const options = { key, bubbles: true, cancelable: true, composed: true }
  const { activeElement } = element.ownerDocument
  if (element !== activeElement && element !== element.ownerDocument.body) element.focus()
  // Arrows go on from where the last one led.
  const target = element.ownerDocument.activeElement ?? element
  const isFree = target.dispatchEvent(new page.KeyboardEvent("keydown", options))
  const form = "form" in element ? (element.form as HTMLFormElement | null) : null
  if (isFree && key === "Enter" && form) form.requestSubmit()
  target.dispatchEvent(new page.KeyboardEvent("keyup", options))
}
