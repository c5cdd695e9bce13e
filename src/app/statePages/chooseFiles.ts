import type { CompiledSample } from "../../../renderer"

type Page = Window & typeof globalThis
type Chosen = NonNullable<CompiledSample["files"]>[string][number]

const kinds: Readonly<Record<string, string>> = { png: "image/png", jpg: "image/jpeg", pdf: "application/pdf" }

/** Chooses pictures for the fields that a sample names, as a person does with the picker of the phone. */
export async function chooseFiles({ files = {} }: CompiledSample, page: Page): Promise<void> {
  for (const [field, chosen] of Object.entries(files)) {
    const selector = `[id$="${field}-frame"] input[type=file][multiple]`
    const input = page.document.querySelector(selector)
    if (!(input instanceof page.HTMLInputElement)) continue
    const transfer = new page.DataTransfer()
    for (const file of await Promise.all(chosen.map((one, index) => toFile(one, index, page)))) transfer.items.add(file)
    input.files = transfer.files
    input.dispatchEvent(new page.Event("change", { bubbles: true }))
    await untilRead(input.closest("fieldset") ?? page.document.body, page)
  }
}

async function toFile({ name, size }: Chosen, index: number, page: Page): Promise<File> {
  const type = kinds[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream"
  const isPicture = size === undefined && type.startsWith("image/")
  const content = isPicture ? await createPicture(index, page) : new page.Blob([new Uint8Array(size ?? 4)])
  return new page.File([content], name, { type })
}

/** A sheet of paper with lines on it, of another length each. */
function createPicture(index: number, { document }: Page): Promise<Blob> {
  const canvas = document.createElement("canvas")
  canvas.width = 480
  canvas.height = 360
  const context = canvas.getContext("2d")
  if (context) {
    context.fillStyle = "#8a8f98"
    context.fillRect(0, 0, 480, 360)
    context.fillStyle = "#fdfdfb"
    context.fillRect(110, 20, 260, 320)
    context.fillStyle = "#41464d"
    context.fillRect(170, 48, 140, 12)
    for (let line = 0; line < 8; line += 1) context.fillRect(140, 90 + line * 28, 120 + ((line + index) % 3) * 36, 5)
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture was drawn"))), "image/png"),
  )
}

/** Reading a picture takes the browser a few turns. */
async function untilRead(field: Element, page: Page): Promise<void> {
  const isReading = () => field.querySelector("[data-state=preparing]") !== null
  for (let turn = 0; turn < 200 && (turn < 3 || isReading()); turn += 1)
    await new Promise((resolve) => page.setTimeout(resolve, 10))
}
