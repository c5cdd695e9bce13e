import type { FormUse } from "../../model/compiled"
import type { JsonSchema } from "../../model/documents"
import type { DocumentSet, Finding, LoadedDocument } from "../types"
import { attempt } from "./attempt"
import { compileCall } from "./compileCall"
import { compileCodes } from "./compileCodes"
import { compileForm, type FormData } from "./compileForm"
import { compileSamples, compileScreen } from "./compileScreen"
import { compileSheet } from "./compileSheet"
import { type CompileContext, createNeeds, type Needs, type SharedContext } from "./context"
import { withoutAnnotations } from "./withoutAnnotations"
import { inlineReferences } from "./inlineReferences"
import { formUsesIn } from "./screenFacts"
import { addCodes } from "./codesOfTexts"
import { Code, type ModuleValue, Shared } from "./moduleCode"
import { shareByContent, shareLabels, shareOptions } from "./shareLabels"

export type UnitKind = "screen" | "form" | "call" | "sheet" | "codes"

/** One compiled document, before it becomes part of modules. */
export interface Unit {
  readonly value: ModuleValue
  readonly samples?: ModuleValue
  /** Forms that it draws. */
  readonly formUses?: readonly FormUse[]
  readonly needs: Needs
  readonly file: string
}

export interface UnitCompiler {
  readonly shared: SharedContext
  readonly set: DocumentSet
  readonly samples: boolean
  createValidator(schema: JsonSchema, kind: "form" | "call"): string
}

/** A unit, or why there is none: whatever goes wrong in one document stays in that document. */
export function compileUnit(document: LoadedDocument<UnitKind>, compiler: UnitCompiler): Unit | Finding {
  const context: CompileContext = { ...compiler.shared, file: document.file, needs: createNeeds() }
  const made = attempt(document.file, () => {
    const compiled = compileValue(document, compiler, context)
    addCodes(compiled.value, context)
    return { ...compiled, needs: context.needs, file: document.file }
  })
  return "value" in made ? made.value : made.finding
}

function compileValue(
  document: LoadedDocument<UnitKind>,
  compiler: UnitCompiler,
  context: CompileContext,
): Pick<Unit, "value" | "samples" | "formUses"> {
  if (isKind(document, "screen")) {
    const samples = compiler.samples
      ? { samples: compileSamples(document.document.samples, context) as unknown as ModuleValue }
      : {}
    const screen = compileScreen(document, context)
    const formUses = formUsesIn([screen.body, screen.footer, screen.data])
    return { value: screen as unknown as ModuleValue, formUses, ...samples }
  }
  if (isKind(document, "form")) return { value: toFormValue(document, compiler, context) }
  if (isKind(document, "call")) {
    const { schema } = inlineReferences(document.document.response, homeIn(document, compiler))
    const call = compileCall(document, context, compiler.samples) as unknown as Readonly<Record<string, ModuleValue>>
    const response = shareByContent("response", withoutAnnotations(schema))
    return { value: new Shared(`call/${document.id}`, { ...call, response }) }
  }
  if (isKind(document, "codes")) {
    return { value: shareLabels(compileCodes(document, context.tokens)) }
  }
  const sheet = compileSheet(document as LoadedDocument<"sheet">, context)
  const value = new Shared(`sheet/${document.id}`, sheet as unknown as ModuleValue)
  return { value, formUses: formUsesIn(sheet) }
}

function toFormValue(document: LoadedDocument<"form">, compiler: UnitCompiler, context: CompileContext): ModuleValue {
  const { schema } = inlineReferences(document.document.schema, homeIn(document, compiler))
  const form: FormData = compileForm(document, schema, context)
  const validator = new Code(compiler.createValidator(form.schema, "form"))
  const ui = shareOptions(form.ui as unknown as readonly ModuleValue[])
  return { ...(form as unknown as Record<string, ModuleValue>), ui, validators: { [form.id]: validator } }
}

const homeIn = ({ file }: Pick<LoadedDocument, "file">, { set: { shared } }: UnitCompiler) => ({ file, shared })

const isKind = <Kind extends UnitKind>(
  document: LoadedDocument<UnitKind>,
  kind: Kind,
): document is LoadedDocument<UnitKind> & LoadedDocument<Kind> => document.kind === kind
