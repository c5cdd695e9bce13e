import { runInAction } from "mobx"
import { createScope } from "../../../renderer/expressions/createScope"
import { evaluate, resolveValue } from "../../../renderer/expressions/evaluate"
import { resolveText } from "../../../renderer/expressions/resolveText"
import { FormModel, type FormOptions } from "../../../renderer/forms/model/FormModel"
import { FormView } from "../../../renderer/forms/FormView"
import type { CompiledField, CompiledForm } from "../../../renderer/model/compiled"
import { Text } from "../../../src/controls/text/Text"
import type { Candidate } from "./candidate"
import { fieldNames, formSchema, help, labelOf } from "./fields"

const formatting = { formats: {}, context: { codes: {}, report: () => {} } }

export const toField = (name: string): CompiledField => ({
  kind: "field",
  field: name,
  widget: "text",
  label: labelOf(name),
  help,
  required: false,
  convert: ["trim"],
  rules: [],
  messages: {},
  forgetWhenHidden: false,
  sent: true,
  control: {},
})

/** What a form's model works with, besides the form. */
export function optionsOf(
  schema: CompiledForm["schema"],
  ui: readonly CompiledField[],
  validators: CompiledForm["validators"],
): FormOptions {
  return {
    form: { id: "zoo", file: "zoo.form.json", schema, ui, keep: "memory", validators },
    scope: createScope({}),
    into: "draft",
    resolver: {
      test: evaluate,
      text: (text, scope) => resolveText(text, scope, formatting),
      rich: (text, scope) => resolveText(text, scope, formatting),
      value: resolveValue,
      options: (options) => options,
    },
    conversions: { trim: (text) => text.trim() },
    messages: { "min-length": "too short", "max-length": "too long" },
    texts: {
      required: "required",
      optional: "optional",
      "add-row": "Add",
      "remove-row": "Remove",
      "remove-row-of": "Remove {title}",
      "row-title": "No. {n}",
    },
  }
}

export const createModel = (count: number, validators: CompiledForm["validators"]): FormModel =>
  new FormModel(optionsOf(formSchema(count), fieldNames(count).map(toField), validators))

export function drawOurs(count: number, validators: CompiledForm["validators"]): Candidate {
  const model = createModel(count, validators)
  return {
    node: <FormView model={model} controls={{ text: Text }} renderBlock={() => null} renderMissing={() => null} />,
    fill: (text) => runInAction(() => fieldNames(count).forEach((name) => model.setAnswer(name, text))),
    submit: () => void model.submit(),
  }
}
