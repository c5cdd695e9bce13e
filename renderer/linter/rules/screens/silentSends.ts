/** Taps that send something and then do nothing that anybody sees. */
import {
  type ActionSource,
  type Context,
  type Fields,
  formsOf,
  isList,
  isObject,
  isText,
  isWrite,
  keepFor,
  type Json,
  type LoadedDocument,
  parentOf,
  placesOf,
  only,
  referencesIn,
  rememberEach,
  sheetsOf,
  stepsOf,
  valueAt,
  within,
} from "../../kit"
import { nameOfPart } from "./nameOfPart"

const asActions = (value: Json | undefined): readonly ActionSource[] =>
  isList<Json>(value) ? value.filter((one): one is Json & ActionSource => isObject(one) && isText(one["do"])) : []

const writtenOf = keepFor(({ document }: LoadedDocument): string => JSON.stringify(document))

/** Whether something that is drawn here reads what is kept. */
function isReadHere(context: Context, document: LoadedDocument, name: string): boolean {
  const drawn = [document, ...formsOf(context, document), ...sheetsOf(context, document)]
  return drawn.some((one) => writtenOf(one).includes(`kept.${name}`))
}

/** Actions of which nobody sees anything, on the screen where they run. */
function isUnseen(context: Context, document: LoadedDocument, action: ActionSource): boolean {
  const { do: does, name, value, into } = action as ActionSource & Fields
  if (does === "submit" || does === "reset") return true
  // What was just sent may come back as it is kept; what was asked for is there to be seen.
  if (does === "call") return into === undefined || isSending(context, action)
  if (does === "keep") return value === undefined || !isText(name) || !isReadHere(context, document, name)
  return context.vocabulary.find("action", does)?.unseen === true
}

/** A call that changes something at the broker, and whose end somebody waits for; or answers that are handed in. */
function isSending({ set }: Context, action: ActionSource): boolean {
  const call = isText(action["call"]) ? set.find("call", action["call"]) : undefined
  return action.do === "submit" || (call !== undefined && isWrite(call) && action["unawaited"] !== true)
}

interface Ends {
  /** What follows can be seen, whichever way is taken. */
  readonly seen: boolean
  /** Where something is sent after which nothing is seen. */
  readonly silent: readonly string[]
}

/** Reads a list of actions from its end; `after` says what follows it. */
function endsOf(context: Context, document: LoadedDocument, pointer: string, after: Ends): Ends {
  const read = (at: string, then: Ends) => endsOf(context, document, at, then)
  return asActions(valueAt(document.document, pointer)).reduceRight<Ends>((later, action, index) => {
    const at = within(pointer, index)
    if (action.do === "choose") {
      const [then, otherwise] = [read(within(at, "then"), later), read(within(at, "otherwise"), later)]
      return { seen: then.seen && otherwise.seen, silent: [...new Set([...then.silent, ...otherwise.silent])] }
    }
    const own = isObject(action.on) && "ok" in action.on ? read(within(at, "on", "ok"), later) : later
    if (own.seen || !isUnseen(context, document, action)) return { seen: true, silent: own.silent }
    // Of several that are sent one after the other the last one is told.
    return isSending(context, action) && own.silent.length === 0 ? { seen: false, silent: [at] } : own
  }, after)
}

/** A half-sheet closes when its button is tapped, and a part of an action goes away with what it stands in. */
const closes = (document: LoadedDocument, pointer: string): boolean =>
  (document.kind === "sheet" && /^\/buttons\/\d+\/tap$/.test(pointer)) ||
  /\/\d+\/[^/]+\/\d+\/tap\/.*\/tap$/.test(pointer)

/** A later step, where the screen has one. */
const hasNextStep = (context: Context, screen: LoadedDocument): boolean =>
  placesOf(context, screen.id).some(({ flow, as }) => {
    const steps = context.set.find("flow", flow)
    return as === "step" && steps !== undefined && stepsOf(steps).at(-1)?.step.screen !== screen.id
  })

export interface SilentSend {
  readonly pointer: string
  /** What is tapped. */
  readonly name: string
  readonly hasNext: boolean
}

/** Where taps of a document send something after which nothing is seen. */
export const silentSendsIn = rememberEach((context, document: LoadedDocument): readonly SilentSend[] =>
  only(referencesIn(context, document), "actions").flatMap(({ pointer }) => {
    if (!pointer.endsWith("/tap") || pointer.startsWith("/samples/") || closes(document, pointer)) return []
    const holder = valueAt(document.document, parentOf(pointer))
    const name = isObject(holder) ? nameOfPart(holder) : "tap"
    return endsOf(context, document, pointer, { seen: false, silent: [] }).silent.map((at) => ({
      pointer: at,
      name,
      hasNext: hasNextStep(context, document),
    }))
  }),
)
