import { loadDocuments, type DocumentSet } from "../../../renderer/compiler"
import type { CallDocument } from "../../../renderer/model/documents"
import type { FaultName } from "../../../src/sandbox"
import { shippedRoot } from "../shippedRoot"
import { follow, type Branches, type DeclaredFailure, type Shown, type SourceAction, type Texts } from "./follow"
import { codeOf, faultsOf, meaningOf, type CallFault, type Meaning } from "./meanings"

interface FieldMessage {
  readonly field: string
  readonly message: string
}

/** A place that makes a call: a screen with branches of its own for what can come of it, or any other. */
export interface Place {
  readonly call: string
  /** Screen and number of its call; `anywhere` where a screen says nothing itself. */
  readonly at: string
  readonly screen?: string
  readonly on: Branches
  /** It belongs to what follows another call. */
  readonly isNested?: true
  /** The screen asks when it opens. `outcome`: every failure is followed; otherwise only what the screen names. */
  readonly load?: { readonly error: string }
}

/** One cell of the table: what the documents say that follows when this call meets this fault here. */
export interface Cell {
  readonly place: Place
  readonly fault: FaultName
  readonly code?: string
  readonly outcome: Meaning
  readonly shown: readonly Shown[]
  readonly fields: readonly FieldMessage[]
  /** What the first button of the server's sheet does. */
  readonly action?: string
}

interface Rules {
  readonly before?: string
  readonly outcomes: Branches
}

const generalSheetTitle = "ただいまご利用いただけません"
const sampleMessage = "エラーメッセージ1"
const noticeUrl = "https://www.example.jp/mnt"

export const nameOf = ({ place, fault, code }: Cell): string =>
  `${place.call} ${place.at} with ${fault}${code === undefined ? "" : ` ${code}`}`

/** Every call of the product, in every place with a say of its own, with every fault. */
export function outcomeTable(set: DocumentSet = loadDocuments(shippedRoot)): readonly Cell[] {
  return cellsOf(set, placesOf(set))
}

function cellsOf(set: DocumentSet, places: readonly Place[]): readonly Cell[] {
  const texts = textsOf(set)
  return places.flatMap((place) => {
    const document = set.find("call", place.call)?.document
    return document ? faultsOf(document).map((fault) => cellOf({ document, place, fault }, rulesOf(set), texts)) : []
  })
}

/** Every call that a screen makes when it opens, in every place with a say of its own, with every fault. */
export function loadTable(set: DocumentSet = loadDocuments(shippedRoot)): readonly Cell[] {
  return cellsOf(set, loadsOf(set))
}

function loadsOf(set: DocumentSet): readonly Place[] {
  const loads = set.all("screen").flatMap(({ id, document }) =>
    Object.entries(document.data ?? {}).flatMap(([name, { call, error = "outcome", on }]): readonly Place[] => {
      const { ok: _ok, ...own } = (on ?? {}) as unknown as Branches
      return call === undefined
        ? []
        : [{ call, at: `when ${id} opens (${name})`, screen: id, on: own, load: { error } }]
    }),
  )
  const asUsual = loads.filter(({ on, load }) => Object.keys(on).length === 0 && load?.error === "outcome")
  const usual = [...new Set(asUsual.map(({ call }) => call))].map((call): Place => ({
    call,
    at: "when any screen opens",
    on: {},
    load: { error: "outcome" },
  }))
  return [...usual, ...loads.filter((place) => !asUsual.includes(place))]
}

/** Where calls are made; those that no screen makes yet are still made somewhere. */
export function placesOf(set: DocumentSet): readonly Place[] {
  const anywhere = set.all("call").map(({ id }): Place => ({ call: id, at: "anywhere", on: {} }))
  const own = set.all("screen").flatMap(({ id, document }) =>
    callsIn(document, false).map(({ action, isNested }, index): Place => {
      const { ok: _ok, ...on } = (action["on"] ?? {}) as Branches
      const place = { call: String(action["call"]), at: `in ${id} ${index + 1}`, screen: id, on }
      return isNested ? { ...place, isNested } : place
    }),
  )
  return [...anywhere, ...own.filter(({ on }) => Object.keys(on).length > 0)]
}

interface MadeCall {
  readonly action: SourceAction
  readonly isNested: boolean
}

function callsIn(node: unknown, isNested: boolean): readonly MadeCall[] {
  if (typeof node !== "object" || node === null) return []
  const isCall = "do" in node && node.do === "call"
  const inner = Object.entries(node).flatMap(([name, part]) =>
    name === "samples" ? [] : callsIn(part, isNested || (isCall && name === "on")),
  )
  return isCall ? [{ action: node as SourceAction, isNested }, ...inner] : inner
}

interface Made {
  readonly document: CallDocument
  readonly place: Place
  readonly fault: CallFault
}

/** Told wherever they come, also where a screen can do without the answer. */
const endings = ["signed-out", "maintenance"]

function cellOf(made: Made, rules: Readonly<Record<string, Rules>>, texts: Texts): Cell {
  const { document, place, fault } = made
  const outcome = meaningOf(document, fault)
  const declared = fault.code !== undefined && Object.hasOwn(document.codes ?? {}, fault.code)
  const own = declared ? document.codes?.[fault.code ?? ""] : undefined
  const fields = (document.client === "legacy" ? [] : (own?.fieldErrors ?? [])) as unknown as readonly FieldMessage[]
  const cell = { place, ...fault, outcome, fields, ...(outcome === "sheet" ? { action: actionOf(own?.sheet) } : {}) }
  const ownRules = rules[document.client] ?? { outcomes: {} }
  const code = codeOf(document, fault)
  const isNamed = [code, outcome].some((name) => name !== undefined && Object.hasOwn(place.on, name))
  const endsVisit = endings.includes(outcome) || (code !== undefined && Object.hasOwn(ownRules.outcomes, code))
  const isFollowed = place.load?.error !== "ignore" || isNamed || endsVisit
  if (["ok", "waiting", "quiet"].includes(outcome) || !isFollowed) return { ...cell, shown: [] }
  return { ...cell, shown: shownOf(made, failureOf(made, outcome), ownRules, texts) }
}

const actionOf = (sheet: unknown): string =>
  (sheet as { readonly button_list?: readonly { readonly action_type: string }[] } | undefined)?.button_list?.[0]
    ?.action_type ?? "CLOSE_WEBVIEW"

function failureOf({ document, fault }: Made, outcome: string): DeclaredFailure {
  const known = Object.hasOwn(document.codes ?? {}, fault.code ?? "") ? document.codes?.[fault.code ?? ""] : undefined
  const code = codeOf(document, fault)
  const title = (known?.sheet as { readonly title?: string } | undefined)?.title ?? generalSheetTitle
  const message = fault.fault === "status-1-404" ? "お探しの情報が見つかりません。" : (known?.message ?? sampleMessage)
  return {
    outcome,
    method: document.method,
    detail: (known?.detail ?? {}) as DeclaredFailure["detail"],
    messages: document.client === "legacy" && outcome === "rejected" ? [message] : [],
    ...(code === undefined ? {} : { code }),
    ...(outcome === "sheet" ? { sheet: title } : {}),
    ...(outcome === "maintenance" ? { url: noticeUrl } : {}),
  }
}

/** The nearest that speaks of the code or the outcome: the place, the call, errors.json. */
function shownOf(
  { document, place }: Made,
  failure: DeclaredFailure,
  { before, outcomes }: Rules,
  texts: Texts,
): readonly Shown[] {
  const { code, outcome } = failure
  for (const branches of [place.on, (document.outcomes ?? {}) as unknown as Branches, outcomes]) {
    const name = [code, outcome].find((one) => one !== undefined && Object.hasOwn(branches, one))
    if (name === undefined) continue
    const isByCode = name === code
    const first = isByCode && before === outcome ? (outcomes[outcome] ?? []) : []
    return follow([...first, ...(branches[name] ?? [])], { failure }, texts).shown
  }
  return []
}

const rulesOf = (set: DocumentSet) =>
  (set.find("errors", "errors")?.document.clients ?? {}) as unknown as Readonly<Record<string, Rules>>

function textsOf(set: DocumentSet): Texts {
  return {
    sheetTitle(id) {
      const title = set.find("sheet", id)?.document.title
      if (title === undefined) throw new Error(`no sheet ${id}`)
      return title
    },
    answerOf: (call) => Object.values(set.find("call", call)?.document.samples ?? {})[0],
    flowEntry: set.all("flow")[0]?.document.route ?? "",
  }
}
