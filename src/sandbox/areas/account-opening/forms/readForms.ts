import { Ajv } from "ajv"
import { compileFlow } from "../../../../../renderer/compiler/compile/compileFlow"
import { compileForm } from "../../../../../renderer/compiler/compile/compileForm"
import { compileText } from "../../../../../renderer/compiler/compile/compileText"
import { createNeeds, createSharedContext } from "../../../../../renderer/compiler/compile/context"
import { inlineReferences } from "../../../../../renderer/compiler/compile/inlineReferences"
import { formatsOf } from "../../../../../renderer/compiler/compile/validatorCode"
import { createLoader, type LoadedDocument } from "../../../../../renderer/compiler"
import type { CompiledForm, CompiledStep, TextNode } from "../../../../../renderer/model/compiled"
import type { ValidateFunction } from "../../../../../renderer/model/validateFunction"
import { definitions } from "../../../../definitions"
import { findSavedScreens, type SavedScreen } from "./savedScreens"

export interface FormDocuments {
  readonly forms: ReadonlyMap<string, CompiledForm>
  readonly steps: readonly CompiledStep[]
  readonly saved: readonly SavedScreen[]
  readonly messages: Readonly<Record<string, TextNode | string>>
  codes(table: string): readonly { readonly code: string; readonly label: string }[]
}

const folder = "account-opening/"

/** The forms and the order of account opening, as the browser gets them. */
export function readForms(schemasRoot: string): FormDocuments {
  const set = createLoader(schemasRoot)()
  const shared = createSharedContext(set, definitions)
  const formats = formatsOf(definitions)
  const ajv = new Ajv({ allErrors: true, ownProperties: true, strict: false, logger: false, messages: false, formats })
  const contextOf = (file: string) => ({ ...shared, file, needs: createNeeds() })

  const compiled = (loaded: LoadedDocument<"form">): CompiledForm => {
    const { schema } = inlineReferences(loaded.document.schema, loaded.file, set.shared)
    const form = compileForm(loaded, schema, contextOf(loaded.file))
    const { $id: _id, ...bare } = form.schema
    return { ...form, validators: { [loaded.id]: ajv.compile(bare) as unknown as ValidateFunction } }
  }
  const ours = set.all("form").filter(({ file }) => file.startsWith(folder))
  const flow = set.find("flow", "account-opening")
  return {
    forms: new Map(ours.map((loaded) => [loaded.id, compiled(loaded)])),
    steps: flow === undefined ? [] : compileFlow(flow, contextOf(flow.file)).steps,
    saved: findSavedScreens(set),
    messages: Object.fromEntries(
      Object.entries(shared.messages).map(([name, text]) => [name, compileText(text, shared.tokens)]),
    ),
    codes: (table) =>
      (set.find("codes", table)?.document.codes ?? []).map(({ code, label }) => ({ code: String(code), label })),
  }
}
