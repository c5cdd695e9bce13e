import { createTextLoader, type DocumentSet, type DocumentTexts } from "../../../../../renderer/compiler"
import { isRecord, recordOf } from "../../../../domain/json"
import { parseDocument } from "../../../../domain/parseDocument"
import type { DerivedState } from "./derivedState"
import { statesOfCalls } from "./statesOfCalls"
import { statesOfForms } from "./statesOfForms"
import { statesOfLayers } from "./statesOfLayers"

export interface WithDerived {
  /** The documents, in which screens have the derived states among their own. */
  readonly texts: DocumentTexts
  /** What people call them, by `screen/state`. */
  readonly names: ReadonlyMap<string, string>
}

/** All states that follow from the documents: calls in each of their ends, forms with each wrong answer, what opens over a screen. */
export function withDerived(texts: DocumentTexts): WithDerived {
  const set = createTextLoader()(texts)
  const names = new Map<string, string>()
  const added = set.all("screen").flatMap(({ id, file }) => {
    const written = parseDocument(texts.get(file))
    if (!isRecord(written)) return []
    const states = derivedStates(set, id)
    for (const state of states) names.set(`${id}/${state.id}`, state.name)
    const samples = Object.fromEntries(states.map((state) => [state.id, state.sample]))
    const document = { ...written, samples: { ...recordOf(written["samples"]), ...samples } }
    return [[file, JSON.stringify(document)] as const]
  })
  return { texts: new Map([...texts, ...added]), names }
}

/** Of one screen, each id once. */
export function derivedStates(set: DocumentSet, screen: string): readonly DerivedState[] {
  const found: unknown = set.find("screen", screen)?.document
  if (!isRecord(found)) return []
  const [usual = {}] = Object.values(recordOf(found["samples"])).filter(isRecord)
  const source = { set, document: found, usual }
  const states = [...statesOfCalls(source), ...statesOfForms(source), ...statesOfLayers(source)]
  return [...new Map(states.map((state) => [state.id, state])).values()]
}
