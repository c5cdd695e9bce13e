import { createScope } from "../../expressions/createScope"
import { isOpen } from "../../flows/path"
import { carryAnswers } from "../../forms/model/carryAnswers"
import type { CompiledForm, CompiledStep, TextNode } from "../../model/compiled"
import type { Conversion } from "../../model/registry"
import { compileFlow } from "../compile/compileFlow"
import { compileForm } from "../compile/compileForm"
import { compileText } from "../compile/compileText"
import { createNeeds, createSharedContext, type Definitions } from "../compile/context"
import { inlineReferences } from "../compile/inlineReferences"
import type { DocumentSet, LoadedDocument } from "../types"
import { checkAnswers, type CheckedAnswers, type GivenAnswers } from "./checkAnswers"
import { validatorsOf } from "./validatorsOf"

/** What conditions and rules can see besides a form's own answers, by scope root. */
type Roots = Readonly<Record<string, unknown>>

export interface AnswerCheckOptions {
  readonly definitions: Definitions
  readonly conversions: Readonly<Record<string, Conversion>>
  /** Whose forms are meant, by the file of the document. */
  readonly isWanted: (file: string) => boolean
  /** Id of the flow whose steps are asked for. */
  readonly flow: string
}

/** What screens ask, checked without drawing them: for a server that is sent the answers. */
export interface AnswerChecks {
  /** Screens of the flow in their order. */
  readonly screens: readonly string[]
  /** False only where the flow knows the screen and what is known leads past it. */
  isOnPath(screen: string, known: Roots): boolean
  /** Undefined for a form that is not among the wanted ones. */
  check(form: string, answers: GivenAnswers, known: Roots): CheckedAnswers | undefined
  /** Answers that were given to an earlier release of a form, by the names and values that it has now. */
  carry<Given extends GivenAnswers>(form: string, answers: Given, isAsked: (name: string) => boolean): Given
}

/** Reads forms and a flow from the documents, as the browser gets them. */
export function createAnswerChecks(set: DocumentSet, options: AnswerCheckOptions): AnswerChecks {
  const { conversions } = options
  const { form: formOf, steps, messages } = compile(set, options)
  return {
    screens: steps.map(({ screen }) => screen),
    isOnPath(screen, known) {
      const step = steps.find((one) => one.screen === screen)
      return step === undefined || isOpen(step, createScope(known))
    },
    check(id, answers, known) {
      const form = formOf(id)
      return form && checkAnswers(answers, { form, scope: createScope(known), conversions, messages })
    },
    carry: (id, answers, isAsked) => carryAnswers(formOf(id)?.ui ?? [], answers, isAsked),
  }
}

interface Compiled {
  /** Compiled when it is first asked for: of a release that comes, few forms are. */
  form(id: string): CompiledForm | undefined
  readonly steps: readonly CompiledStep[]
  readonly messages: Readonly<Record<string, TextNode | string>>
}

function compile(set: DocumentSet, { definitions, isWanted, flow: id }: AnswerCheckOptions): Compiled {
  const shared = createSharedContext(set, definitions)
  const contextOf = (file: string) => ({ ...shared, file, needs: createNeeds() })
  const validator = validatorsOf(definitions)
  const wanted = new Map(
    set.all("form").flatMap((loaded) => (isWanted(loaded.file) ? [[loaded.id, loaded] as const] : [])),
  )
  const forms = new Map<string, CompiledForm>()
  function compileOne(loaded: LoadedDocument<"form">): CompiledForm {
    const { schema } = inlineReferences(loaded.document.schema, { file: loaded.file, shared: set.shared })
    const form = compileForm(loaded, schema, contextOf(loaded.file))
    return { ...form, validators: { [loaded.id]: validator(form.schema) } }
  }
  const flow = set.find("flow", id)
  const messages = Object.entries(shared.messages).map(([name, text]) => [name, compileText(text, shared)])
  return {
    form(formId) {
      const loaded = wanted.get(formId)
      const found = forms.get(formId) ?? (loaded && compileOne(loaded))
      if (found) forms.set(formId, found)
      return found
    },
    steps: flow === undefined ? [] : compileFlow(flow, contextOf(flow.file)).steps,
    messages: Object.fromEntries(messages) as Compiled["messages"],
  }
}
