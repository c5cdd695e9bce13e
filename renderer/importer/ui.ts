import { fieldsOf, isFields, textOf, within } from "../linter"
import type { Importer, Node } from "./node"
import { textFrom } from "./texts"

/** What a uiSchema says of one field, `ui:x` and `ui:options` alike; remembers what nobody asked for. */
export class UiWords {
  private readonly words = new Map<string, { readonly value: unknown; readonly pointer: string }>()
  private readonly asked = new Set(["options"])

  constructor(
    private readonly importer: Importer,
    private readonly node: Node,
  ) {
    const { ui, uiPointer } = node
    const options = within(uiPointer, "ui:options")
    for (const [name, value] of Object.entries(fieldsOf(ui["ui:options"])))
      this.words.set(name, { value, pointer: within(options, name) })
    for (const [name, value] of Object.entries(ui))
      if (name.startsWith("ui:") && name !== "ui:options")
        this.words.set(name.slice(3), { value, pointer: within(uiPointer, name) })
  }

  value(name: string): unknown {
    this.asked.add(name)
    return this.words.get(name)?.value
  }

  plain = (name: string): string | undefined => textOf(this.value(name))

  /** A text of the uiSchema, else the one of the schema. */
  text(name: string, form: "plain" | "rich" = "plain"): string | undefined {
    const own = this.plain(name)
    const pointer = this.words.get(name)?.pointer ?? ""
    if (own !== undefined) return textFrom(this.importer, { text: own, file: "ui", pointer }, form)
    const text = textOf(this.node.schema[name])
    return text === undefined
      ? undefined
      : textFrom(this.importer, { text, file: "schema", pointer: within(this.node.pointer, name) }, form)
  }

  /** A word that was understood but means something that no form of ours can say. */
  tell(code: "widget" | "hidden" | "autocomplete", name: string, word: string): void {
    const { pointer = this.node.uiPointer } = this.words.get(name) ?? {}
    this.importer.add(code, "ui", pointer, word)
  }

  /** Tells what is left: words that nobody asked for, and parts that belong to no property. */
  tellRest(children: readonly string[]): void {
    for (const [name, { pointer }] of this.words)
      if (!this.asked.has(name)) this.importer.add("ui-keyword", "ui", pointer, `ui:${name}`)
    for (const [name, value] of Object.entries(this.node.ui))
      if (!name.startsWith("ui:") && !children.includes(name) && isFields(value))
        this.importer.add("ui-field", "ui", within(this.node.uiPointer, name), name)
  }
}
