import type { ScreenModule } from "../../model/compiled"

export interface FormUse {
  readonly form: string
  /** Name of the scope root that holds the answers. */
  readonly into: string
  readonly initial: unknown
}

/** Every form that the screen can draw, wherever it stands. */
export function findForms({ screen, forms, sheets }: ScreenModule): readonly FormUse[] {
  const found = new Map<string, FormUse>()
  visit([screen.body, screen.footer, screen.data, sheets], (node) => {
    const place = formPlace(node)
    if (place && Object.hasOwn(forms, place.form)) found.set(place.form, place)
  })
  return [...found.values()]
}

function formPlace(node: Readonly<Record<string, unknown>>): FormUse | undefined {
  const options = node["widget"] === "form" ? node["options"] : undefined
  if (typeof options !== "object" || options === null || !("form" in options)) return undefined
  const into = "into" in options ? options.into : undefined
  return typeof options.form === "string" && typeof into === "string"
    ? { form: options.form, into: into.replace(/^\$/, ""), initial: "initial" in options ? options.initial : undefined }
    : undefined
}

function visit(node: unknown, see: (node: Readonly<Record<string, unknown>>) => void): void {
  if (typeof node !== "object" || node === null) return
  if (!Array.isArray(node)) see(node as Readonly<Record<string, unknown>>)
  for (const part of Object.values(node)) visit(part, see)
}
