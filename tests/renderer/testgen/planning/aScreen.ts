import type { ScreenModule } from "../../../../renderer"
import type { CompiledBlock, CompiledField, CompiledStep } from "../../../../renderer/model/compiled"

export const question = (field: string, values: readonly string[]): CompiledField => ({
  kind: "field",
  field,
  widget: "radio",
  label: field,
  required: true,
  options: values.map((value) => ({ value, label: value })),
  convert: [],
  rules: [],
  messages: {},
  forgetWhenHidden: false,
  sent: true,
  control: {},
})

export const next: CompiledBlock = {
  widget: "button",
  at: "",
  key: "next",
  options: { tap: { "@do": [{ do: "next", options: {} }] } },
}

export const screen = (
  id: string,
  fields: readonly CompiledField[] = [],
  {
    footer = [],
    calls = {},
  }: { readonly footer?: readonly CompiledBlock[]; readonly calls?: ScreenModule["calls"] } = {},
): readonly [string, ScreenModule] => [
  id,
  {
    hash: id,
    screen: {
      id,
      file: `${id}.screen.json`,
      title: id,
      layout: "page",
      page: id,
      header: { back: "close", hidden: false, close: false, rotate: false },
      query: {},
      needs: {},
      data: {},
      enter: [],
      state: {},
      body: [{ widget: "form", at: "", options: { form: id, into: "$form" } }],
      steady: 0,
      headings: [],
      footer,
    },
    forms: {
      [id]: { id, file: "", schema: { type: "object" }, ui: fields, keep: "memory", validators: {} },
    },
    formUses: [{ form: id, into: "form" }],
    calls,
    sheets: {},
  },
]

export const step = (name: string, when?: CompiledStep["when"]): CompiledStep => ({
  screen: name,
  section: 0,
  back: "history",
  ...(when === undefined ? {} : { when }),
})
