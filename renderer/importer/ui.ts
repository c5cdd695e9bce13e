import { fieldsOf, isFields, textOf } from "./looseJson"
import { within } from "../model/pointer"
import type { Json } from "../model/documents"
import type { Importer, Node } from "./node"
import { textFrom } from "./texts"

/** What a uiSchema says of one field, `ui:x` and `ui:options` alike; remembers what nobody asked for. */
export class UiOptions {
  private readonly options = new Map<string, { readonly value: Json; readonly pointer: string }>()
  private readonly asked = new Set(["options"])

  constructor(
    private readonly importer: Importer,
    private readonly node: Node,
  ) {
    const { ui, uiPointer } = node
    const below = within(uiPointer, "ui:options")
    for (const [name, value] of Object.entries(fieldsOf(ui["ui:options"])))
      this.options.set(name, { value, pointer: within(below, name) })
    for (const [name, value] of Object.entries(ui))
      if (name.startsWith("ui:") && name !== "ui:options")
        this.options.set(name.slice(3), { value, pointer: within(uiPointer, name) })
  }

  value(name: string): Json | undefined {
    this.asked.add(name)
    return this.options.get(name)?.value
  }

  plain = (name: string): string | undefined => textOf(this.value(name))

  /** A text of the uiSchema, else the one of the schema. */
  text(name: string, form: "plain" | "rich" = "plain"): string | undefined {
    const own = this.plain(name)
    const pointer = this.options.get(name)?.pointer ?? ""
    if (own !== undefined) return textFrom(this.importer, { text: own, file: "ui", pointer }, form)
    const text = textOf(this.node.schema[name])
    return text === undefined
      ? undefined
      : textFrom(this.importer, { text, file: "schema", pointer: within(this.node.pointer, name) }, form)
  }

  /** An option that was understood but means something that no form of ours can say. */
  report(code: "widget" | "hidden" | "autocomplete", name: string, what: string): void {
    const { pointer = this.node.uiPointer } = this.options.get(name) ?? {}
    this.importer.add(code, "ui", pointer, what)
  }

  /** Reports what is left: options that nobody asked for, and parts that belong to no property. */
  reportRest(children: readonly string[]): void {
    for (const [name, { pointer }] of this.options)
      if (!this.asked.has(name)) this.importer.add("ui-keyword", "ui", pointer, `ui:${name}`)
    for (const [name, value] of Object.entries(this.node.ui))
      if (!name.startsWith("ui:") && !children.includes(name) && isFields(value))
        this.importer.add("ui-field", "ui", within(this.node.uiPointer, name), name)
  }
}
