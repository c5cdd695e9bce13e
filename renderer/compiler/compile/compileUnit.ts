import type { JsonSchema } from "../../model/documents"
import type { DocumentSet, Finding, LoadedDocument } from "../types"
import { attempt } from "./attempt"
import { compileCall } from "./compileCall"
import { compileCodes } from "./compileCodes"
import { compileForm, type FormData } from "./compileForm"
import { compileSamples, compileScreen } from "./compileScreen"
import { compileSheet } from "./compileSheet"
import { type CompileContext, createNeeds, type Needs, type SharedContext } from "./context"
import { samplesOf } from "./samplesOf"
import { withoutAnnotations } from "./withoutAnnotations"
import { inlineReferences } from "./inlineReferences"
import { asData, Code, type ModuleValue, Shared } from "./moduleCode"
import { shareByContent, shareLabels, shareOptions } from "./shareLabels"

export type UnitKind = "screen" | "form" | "call" | "sheet" | "codes"

/** One compiled document, before it becomes part of modules. */
export interface Unit {
  readonly value: ModuleValue
  readonly samples?: ModuleValue
  readonly needs: Needs
  readonly file: string
}

export interface UnitCompiler {
  readonly shared: SharedContext
  readonly set: DocumentSet
  readonly samples: boolean
  createValidator(schema: JsonSchema): string
}

/** A unit, or why there is none: whatever goes wrong in one document stays in that document. */
export function compileUnit(document: LoadedDocument<UnitKind>, compiler: UnitCompiler): Unit | Finding {
  const context: CompileContext = { ...compiler.shared, file: document.file, needs: createNeeds() }
  const made = attempt(document.file, () => {
    const compiled = compileValue(document, compiler, context)
    return { ...compiled, needs: context.needs, file: document.file }
  })
  return "value" in made ? made.value : made.finding
}

function compileValue(
  document: LoadedDocument<UnitKind>,
  compiler: UnitCompiler,
  context: CompileContext,
): Pick<Unit, "value" | "samples"> {
  if (document.kind === "screen") {
    const samples = compiler.samples
      ? { samples: asData(compileSamples(samplesOf(document.document, context.conditions), context)) }
      : {}
    const screen = compileScreen(document, context)
    return { value: asData(screen), ...samples }
  }
  if (document.kind === "form") return { value: toFormValue(document, compiler, context) }
  if (document.kind === "call") {
    const { schema } = inlineReferences(document.document.response, homeIn(document, compiler))
    const call = asData(compileCall(document, context, compiler.samples))
    const response = shareByContent("response", withoutAnnotations(schema))
    return { value: new Shared(`call/${document.id}`, { ...call, response }) }
  }
  if (document.kind === "codes") {
    return { value: shareLabels(compileCodes(document, context.tokens)) }
  }
  const sheet = compileSheet(document, context)
  return { value: new Shared(`sheet/${document.id}`, asData(sheet)) }
}

function toFormValue(document: LoadedDocument<"form">, compiler: UnitCompiler, context: CompileContext): ModuleValue {
  const { schema } = inlineReferences(document.document.schema, homeIn(document, compiler))
  const form: FormData = compileForm(document, schema, context)
  const validator = new Code(compiler.createValidator(form.schema))
  const ui = shareOptions(form.ui.map(asData))
  return { ...asData(form), ui, validators: { [form.id]: validator } }
}

const homeIn = ({ file }: Pick<LoadedDocument, "file">, { set: { shared } }: UnitCompiler) => ({ file, shared })
