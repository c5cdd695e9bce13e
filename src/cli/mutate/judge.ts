import {
  createCompiler,
  createTextLoader,
  type DocumentSet,
  type DocumentTexts,
  mergeFindings,
} from "../../../renderer/compiler"
import { checkDocuments } from "../../../renderer/linter"
import { definitions } from "../../definitions"
import { isRecord, parseJson } from "../../domain/json"
import { derivedStates, withDerived } from "../../server/desk/bench/derived/withDerived"
import { createCases } from "./cases"
import type { Mutation } from "./choose"
import type { Observe } from "./openDrawing"
import { isNeverAnswered, isSame, type Named } from "./near"
import { createStates } from "./states"
import type { Seen } from "./verdict"
import { findUnlikeVisit } from "./visits"

const told = (set: DocumentSet) => mergeFindings(set.findings, checkDocuments(set, definitions))

/** Looks at one change after the other: the cheapest first, and no further than needed. */
export async function createJudge(texts: DocumentTexts, observe: Observe): Promise<(one: Mutation) => Promise<Seen>> {
  const load = createTextLoader()
  // States that the documents had are looked at, whatever has become of the documents.
  const { texts: withStates } = withDerived(texts)
  const loadWithStates = createTextLoader()
  const compile = createCompiler(definitions, { samples: true })
  const before = compile(loadWithStates(withStates))
  const states = await createStates(before, texts, observe)
  const cases = createCases(texts)
  const named = namedConditions(load(texts))
  const contents = new Map([...texts].map(([file, text]) => [file, parseJson(text)] as const))
  const known = new Set(told(load(texts)).map(({ rule, file, pointer }) => `${rule} ${file} ${pointer}`))

  return async (mutation) => {
    const { file, text } = mutation
    const changed = new Map([...texts, [file, text]])
    const set = load(changed)
    const finding = told(set).find(({ rule, file: at, pointer }) => !known.has(`${rule} ${at} ${pointer}`))
    if (finding) return { by: "check", what: finding.rule }
    const compiled = compile(
      loadWithStates(new Map([...withStates, [file, withSamples(set, text, withStates.get(file))]])),
    )
    const [failed] = compiled.findings
    if (failed) return { by: "check", what: failed.rule }
    const touched = await states.touchedIn(compiled)
    if (touched.screens.length === 0 && !touched.isApp) return { by: "none-needed" }
    if (isSampled(file, mutation.pointer)) return { by: "none-needed" }
    const [screen = ""] = touched.screens
    if (isSame(mutation, { former: texts.get(file), module: states.moduleOf(screen), named, contents }))
      return { by: "none-needed" }
    if (
      isNeverAnswered(mutation, contents) &&
      !touched.isApp &&
      (await states.differInForms(compiled, touched.screens))
    )
      return { by: "none-needed" }
    // What a flow says is seen by whoever walks through it.
    if (touched.isApp) {
      const address = findUnlikeVisit(states.app, await states.appOf(compiled))
      if (address !== undefined) return { by: "journey", what: address }
      // Who may come is all that it says.
      if (/^\/routes\/[^/]+\/guard/.test(mutation.pointer)) return { by: "none-needed" }
    }
    const isFlow = file.endsWith(".flow.json")
    const walked = isFlow ? await cases.findUnlike(changed, touched) : undefined
    if (walked !== undefined) return { by: "journey", what: walked }
    const state = await states.findUnlike(mutation, compiled, touched)
    if (state.name !== undefined) return { by: "state", what: state.name }
    const one = isFlow ? undefined : await cases.findUnlike(changed, touched)
    if (one !== undefined) return { by: "journey", what: one }
    return { by: "nobody", screens: touched.screens, states: state.looked }
  }
}

/** What a call's codes bring is an example of what the server says: customers load no more than their names. */
const isSampled = (file: string, pointer: string): boolean =>
  file.endsWith(".call.json") && /^\/codes\/[^/]+\/(?!shows)/.test(pointer)

function namedConditions(set: DocumentSet): Named {
  const document = set.find("conditions", "conditions")?.document
  return new Map(Object.entries(document?.conditions ?? {}).map(([name, { when }]) => [name, when]))
}

/** The changed document with the states that the document had; of those that follow from it, as they follow now. */
function withSamples(set: DocumentSet, text: string, before: string | undefined): string {
  const [document, former] = [parseJson(text), parseJson(before)]
  if (!isRecord(document) || !isRecord(former) || !isRecord(former["samples"])) return text
  const derived = derivedStates(set, String(document["id"])).map(({ id, sample }) => [id, sample] as const)
  return JSON.stringify({ ...document, samples: { ...former["samples"], ...Object.fromEntries(derived) } })
}
