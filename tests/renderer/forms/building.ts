import { evaluate, resolveValue } from "../../../renderer/expressions/evaluate"
import { Ajv } from "ajv"
import { createScope } from "../../../renderer/expressions/createScope"
import { resolveText } from "../../../renderer/expressions/resolveText"
import type { Scope } from "../../../renderer/model/scope"
import type { FormResolver } from "../../../renderer/forms/model/FormResolver"
import type { FormOptions } from "../../../renderer/forms/model/FormModel"
import { FormModel } from "../../../renderer/forms/model/FormModel"
import type {
  CompiledCondition,
  CompiledField,
  CompiledForm,
  CompiledUi,
  TextNode,
} from "../../../renderer/model/compiled"
import type { Json, JsonSchema } from "../../../renderer/model/documents"
import type { DraftStore } from "../../../renderer/model/host"

const formatting = {
  formats: { coins: (value: unknown) => ({ text: `${String(value)} coins` }) },
  context: { codes: {}, report: () => {} },
}

const resolveOption = (value: unknown, scope: Scope): unknown =>
  typeof value === "object" && value !== null && "@text" in value
    ? resolveText(value as TextNode, scope, formatting)
    : resolveValue(value, scope)

const resolver: FormResolver = {
  test: (condition, scope) => evaluate(condition, scope),
  text: (text, scope) => resolveText(text, scope, formatting),
  rich: (text, scope) => resolveText(text, scope, formatting),
  value: (operand, scope) => resolveValue(operand, scope),
  options: (options, scope) =>
    Object.fromEntries(Object.entries(options).map(([name, value]) => [name, resolveOption(value, scope)])),
}

export const says = (...parts: readonly (string | readonly [string] | readonly [string, string])[]) => ({
  "@text": parts.map((part) =>
    typeof part === "string" ? part : { get: [part[0]], ...(part[1] === undefined ? {} : { format: part[1] }) },
  ),
})

const messages: FormOptions["messages"] = {
  "required-input": says("Enter ", ["label"]),
  "required-choice": says("Choose ", ["label"]),
  "required-consent": "Tick the box",
  "min-length": says(["label"], " has at least ", ["n"], " letters"),
  "max-length": says(["label"], " has at most ", ["n"], " letters"),
  "exact-length": says(["label"], " has ", ["n"], " letters"),
  "whole-number": says(["label"], " is a whole number"),
  "min-choices": "Choose one",
  "max-choices": says("Choose at most ", ["n"]),
  "no-duplicates": "Twice the same",
  "amount-min": says("At least ", ["n", "coins"]),
  "amount-max": says("At most ", ["n", "coins"]),
  "animal-name": says(["label"], " is no animal name"),
}

const texts = {
  required: "required",
  optional: "optional",
  "error-summary": "Please look again",
  gaps: "{n} to go",
  mistakes: "{n} to put right",
  "add-row": "Add",
  "remove-row": "Remove",
  "remove-row-of": "Remove {title}",
  "row-title": "No. {n}",
}

/** A field of a form about a zoo, everything but its name left usual. */
export const field = (name: string, more: Partial<CompiledField> = {}): CompiledField => ({
  kind: "field",
  field: name,
  widget: "text",
  label: name,
  required: false,
  convert: [],
  rules: [],
  messages: {},
  forgetWhenHidden: false,
  sent: true,
  control: {},
  ...more,
})

/** `when("is", ["draft", "kind"], "owl")`: lists of names are paths. */
export const when = (operator: string, ...operands: readonly (Json | CompiledCondition)[]): CompiledCondition => ({
  operator,
  operands: operands.map((operand) => (Array.isArray(operand) ? { "@get": operand.map(String) } : operand)),
})

export function aForm(properties: Readonly<Record<string, JsonSchema>>, ui: readonly CompiledUi[]): CompiledForm {
  const ajv = new Ajv({ allErrors: true, ownProperties: true, strict: false })
  ajv.addFormat("animal-name", /^[a-z]+$/)
  const schema = { $id: "zoo", type: "object", properties }
  return {
    id: "zoo",
    file: "zoo.form.json",
    schema,
    ui,
    keep: "memory",
    validators: { zoo: ajv.compile(schema) as never },
  }
}

const conversions: FormOptions["conversions"] = {
  upper: (text) => text.toUpperCase(),
  digits: (text) => text.replace(/\D/g, ""),
}

export function aModel(form: CompiledForm, more: Partial<FormOptions> = {}): FormModel {
  const scope = createScope({ zoo: { fee: 300 } })
  return new FormModel({ form, scope, into: "draft", resolver, conversions, messages, texts, ...more })
}

/** Keeps drafts in memory, as the app does for personal data. */
export function createDrafts(): DraftStore & {
  readonly kept: Map<string, Readonly<Record<string, Json>>>
  readonly released: readonly string[]
} {
  const kept = new Map<string, Readonly<Record<string, Json>>>()
  const bases = new Map<string, Readonly<Record<string, Json>>>()
  const released: string[] = []
  return {
    kept,
    released,
    read: (form) => {
      const answers = kept.get(form)
      return answers && { answers, base: bases.get(form) ?? {} }
    },
    write(form, { answers, base }) {
      kept.set(form, answers)
      bases.set(form, base)
    },
    release: (form) => void released.push(form),
    clear: (form) => void kept.delete(form),
  }
}

/** The field model of a name. @throws where there is none */
export function fieldOf(model: FormModel, name: string) {
  const found = model.root.members.get(name)
  if (found?.kind !== "field") throw new Error(`no field ${name}`)
  return found
}

/** The list model of a name. @throws where there is none */
export function listOf(model: FormModel, name: string) {
  const found = model.root.members.get(name)
  if (found?.kind !== "list") throw new Error(`no list ${name}`)
  return found
}

export const isOwl = when("is", ["draft", "kind"], "owl")

/** A ticket office: a kind of animal, and things that are asked of owls only. */
export const tickets = (more: Parameters<typeof aModel>[1] = {}) =>
  aModel(
    aForm(
      { kind: { type: "string" }, name: { type: "string", minLength: 2 }, secret: { type: "string", writeOnly: true } },
      [
        field("kind", { label: "Kind" }),
        field("name", { label: "Name", required: true, when: isOwl }),
        field("secret", { label: "Secret", when: isOwl, forgetWhenHidden: true }),
      ],
    ),
    more,
  )

export const choose = (model: ReturnType<typeof tickets>, kind: string) => fieldOf(model, "kind").change(kind)
