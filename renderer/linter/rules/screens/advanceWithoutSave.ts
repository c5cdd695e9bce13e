import {
  allSteps,
  type Context,
  error,
  formsOf,
  isList,
  isText,
  isWrite,
  type Json,
  type LoadedDocument,
  only,
  parentOf,
  propertiesIn,
  type ReferenceOf,
  referencesIn,
  rootsOfForm,
  shown,
} from "../../kit"

/** Whether an action runs before another: earlier in its list, or in a list around it. */
function runsBefore(pointer: string, later: string): boolean {
  const list = `${parentOf(pointer)}/`
  if (!later.startsWith(list) || pointer === later) return false
  return Number(pointer.slice(list.length)) <= Number.parseInt(later.slice(list.length), 10)
}

/** Whether a call is given answers of the screen: all of them, or one by its path. */
const givesAnswers = ({ action }: ReferenceOf<"action">, roots: readonly string[]): boolean =>
  action["answers"] === true ||
  allPaths(action["input"]).some((path) => roots.some((root) => path === `$${root}` || path.startsWith(`$${root}.`)))

const allPaths = (value: Json | undefined): readonly string[] => {
  if (isText(value)) return [value]
  if (isList<Json>(value)) return value.flatMap(allPaths)
  return Object.values<Json>(propertiesIn(value)).flatMap(allPaths)
}

const isSaving = ({ set }: Context, { action }: ReferenceOf<"action">): boolean => {
  const call = isText(action["call"]) ? set.find("call", action["call"]) : undefined
  return call !== undefined && isWrite(call)
}

/** Screens with a form in a flow whose server keeps the answers. */
function* askingSteps(context: Context): Generator<LoadedDocument<"screen">> {
  for (const { flow, step } of allSteps(context)) {
    const screen = context.set.find("screen", step.screen)
    const keepsAnswers = flow.document.testModel?.answers !== undefined
    if (keepsAnswers && screen !== undefined && formsOf(context, screen).length > 0) yield screen
  }
}

export const advanceWithoutSave = error(
  "advance-without-save",
  "Where the server keeps the answers of a flow, they are sent before the next step.",
  function* (context) {
    for (const screen of askingSteps(context)) {
      const roots = formsOf(context, screen).flatMap((form) => rootsOfForm(context, form))
      const actions = only(referencesIn(context, screen), "action")
      for (const { definition, pointer } of actions) {
        // Where nothing was asked yet, as when data has come, there is nothing to save.
        if (definition?.effect !== "advances" || /^\/(?:data|enter)\//.test(pointer)) continue
        const saving = actions.filter((other) => isSaving(context, other) && runsBefore(other.pointer, pointer))
        const last = saving.at(-1)
        if (last === undefined) yield { document: screen, pointer }
        else if (!saving.some((call) => givesAnswers(call, roots)))
          yield { document: screen, pointer: last.pointer, values: { call: shown(last.action["call"] ?? "") } }
      }
    }
  },
)
