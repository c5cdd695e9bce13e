import type { LoadedDocument } from "../../../renderer/compiler"
import type { Json } from "../../../renderer/model/documents"
import { outcomeTable, type Cell } from "../../support/outcomes"
import { type AskedField, documents as set, fieldsOf, formsOf } from "./fields"

type Answers = Readonly<Record<string, Json>>

/** Where a customer stands on the server: a world of the sandbox, and where it leads who comes anew and who starts over. */
interface Standing {
  readonly world: string
  readonly entry: string
  readonly startOver: string
}

/** A screen of account opening that makes a call, with everything that a customer does before. */
export interface AskingScreen extends Standing {
  readonly screen: string
  readonly address: string
  readonly call: string
  /** Label of the button that makes the call; without one it is made when the screen opens. */
  readonly button?: string
  readonly fields: readonly AskedField[]
  readonly answers: Answers
  /** What the other calls of the screen answer, by the end of their address. */
  readonly given: Readonly<Record<string, Json>>
}

const table = outcomeTable(set)
const flow = set.all("flow").find(({ id }) => id === "account-opening")?.document
const sections = flow?.sections.flatMap((section) => section.steps.map(({ screen }) => screen)) ?? []
const steps = [...sections, ...(flow?.detached ?? []).map(({ screen }) => screen)]

const standing: Standing = { world: "applicant-nfc", entry: "nfc_check", startOver: "mail_auth" }
const submitted = { entry: "under_screening_details", startOver: "under_screening_details" }
/** A server takes a picture only from a customer whom it has asked for one; what was submitted is not started over. */
const standingOn: Readonly<Record<string, Standing>> = {
  nisa_abolition: { world: "applicant-screening-notice", ...submitted },
}

type Loaded = LoadedDocument<"screen">
type Called = readonly (readonly [call: string, answer: string])[]

/** What a sample asks by its last tap: it says what is typed, what is tapped, and, where it shows a failure, of which call. */
function askedIn(id: string, name: string): readonly AskingScreen[] {
  const screen = set.find("screen", id)
  const sample = screen?.document.samples?.[name]
  const key = sample?.tap?.at(-1)
  const buttons = buttonsIn([screen?.document, formsOf(id).map(({ document }) => document)])
  const button = key === undefined ? undefined : buttons.find((one) => one.key === key)
  const calls: Called = Object.entries(sample?.calls ?? {})
  const call = calls.find(([, answer]) => answer === "broken")?.[0] ?? button?.tap.find((action) => action.call)?.call
  if (!screen || !button || call === undefined) return []
  const answers = Object.assign({}, ...Object.values(sample?.answers ?? {})) as Answers
  const others = calls.filter(([other]) => other !== call)
  return [{ ...openingOf(screen, others), call, button: button.label, fields: fieldsOf(id), answers }]
}

/** Every step with the call that its own sample shows failing. */
const failing = steps.flatMap((id) => askedIn(id, "server_error_sheet"))

/** Calls that no such sample shows, on the first step where another sample taps them. */
const tapped = firstOfCall(
  // What a step before the card writes meets its faults in acoFaults.spec.ts, in a world of its own.
  steps
    .slice(steps.indexOf(standing.entry))
    .flatMap((id) => Object.keys(set.find("screen", id)?.document.samples ?? {}).flatMap((name) => askedIn(id, name))),
).filter(({ call }) => failing.every((other) => other.call !== call))

function firstOfCall(asking: readonly AskingScreen[]): readonly AskingScreen[] {
  return [...new Map(asking.toReversed().map((one) => [one.call, one] as const)).values()]
}

/** The first step that loads each call when it opens. */
const reading = firstOfCall(
  steps.flatMap((id): readonly AskingScreen[] => {
    const screen = set.find("screen", id)
    if (!screen) return []
    return loadsOf(screen).map((call) => ({ ...openingOf(screen, []), call, fields: [], answers: {} }))
  }),
)

const askingScreens: readonly AskingScreen[] = [...failing, ...tapped, ...reading]

function openingOf(screen: Loaded, calls: Called) {
  const { id } = screen
  return { ...(standingOn[id] ?? standing), screen: id, address: `${flow?.route}/${id}`, given: givenBy(calls) }
}

function givenBy(calls: Called): Readonly<Record<string, Json>> {
  const given = calls.flatMap(([call, answer]) => {
    const document = set.find("call", call)?.document
    const value = document?.samples[answer]
    return document && value !== undefined ? [[document.path, value] as const] : []
  })
  return Object.fromEntries(given)
}

function loadsOf({ document }: Loaded): readonly string[] {
  return Object.values(document.data ?? {}).flatMap(({ call, when, error, on = {} }) =>
    call !== undefined && when === undefined && error === "outcome" && Object.keys(on).every((name) => name === "ok")
      ? [call]
      : [],
  )
}

interface Button {
  readonly key: string
  readonly label: string
  readonly tap: readonly { readonly call?: string }[]
}

function buttonsIn(node: unknown): readonly Button[] {
  if (typeof node !== "object" || node === null) return []
  const own = "key" in node && "label" in node && "tap" in node ? [node as unknown as Button] : []
  return [...own, ...Object.values(node).flatMap(buttonsIn)]
}

/**
 * The cells of a call as this screen meets them: its own branches count before those of the call, and words about a
 * field of another screen are never sent.
 */
function cellsOf({ screen, call, fields }: AskingScreen): readonly Cell[] {
  const cells = table.filter(({ place }) => place.call === call && place.isNested !== true)
  const own = cells.filter(({ place }) => place.screen === screen)
  const [first] = own
  const here = first
    ? own.filter(({ place }) => place === first.place)
    : cells.filter(({ place }) => place.at === "anywhere")
  const names = fields.map(({ field }) => field)
  return here.filter((cell) => cell.outcome !== "ok" && cell.fields.every(({ field }) => names.includes(field)))
}

/** The screens that a code leads to have what they load: the customer's server is further than this test's world. */
function withLandings(asking: AskingScreen & { readonly cells: readonly Cell[] }) {
  const pages = asking.cells.flatMap(({ shown }) => shown.flatMap((one) => /^page (\w+)$/.exec(one)?.[1] ?? []))
  const calls = pages.flatMap((id) => Object.values(set.find("screen", id)?.document.data ?? {}))
  const loaded = calls.flatMap(({ call }): Called => {
    const sample = Object.keys(set.find("call", call ?? "")?.document.samples ?? {})[0]
    return call === undefined || call === asking.call || sample === undefined ? [] : [[call, sample]]
  })
  return { ...asking, given: { ...givenBy(loaded), ...asking.given } }
}

/** A title of ours goes with the name of its half-sheet; one of the server's with what its button does. */
const sheetOf = (title: string, { action = "" }: Cell) => /\(([a-z-]+)\)$/.exec(title)?.[0] ?? `of the server ${action}`

/** How a call ends for a customer, whichever call it is: what kinds of things are seen, one after the other. */
function endingOf(cell: Cell): string {
  const seen = cell.shown.map((one) => {
    const [kind = ""] = one.split(" ")
    return kind === "sheet" ? `sheet ${sheetOf(one, cell)}` : kind
  })
  const said = cell.fields.length > 0 ? ["words at a field"] : []
  return [...seen, ...said, ...(isTakenBack(cell) ? ["answers taken back"] : [])].join(", ")
}

/** A place that takes answers back itself says so in its branch. */
export const isTakenBack = ({ place: { on }, code = "" }: Cell): boolean =>
  Object.hasOwn(on, code) && /"do":"(answer|reset)"/.test(JSON.stringify(on[code]))

type Chosen = AskingScreen & { readonly cells: readonly Cell[] }

/**
 * Every ending once on every surface: behind a button, and when a screen opens. That each call meets each fault so is
 * proved without a browser; here it is seen that a browser does what is declared. On as few screens as it takes.
 */
export function chooseCells(): readonly Chosen[] {
  const candidates = askingScreens.map((asking) => ({ asking, cells: cellsOf(asking) }))
  const chosen: Chosen[] = []
  const seen = new Set<string>()
  const freshOf = ({ asking, cells }: (typeof candidates)[number]) => {
    const surface = asking.button === undefined ? "when it opens" : "behind a button"
    return [...new Map(cells.toReversed().map((cell) => [`${endingOf(cell)} ${surface}`, cell] as const))].filter(
      ([ending]) => !seen.has(ending),
    )
  }
  for (;;) {
    const [best] = candidates
      .map((candidate) => ({ candidate, fresh: freshOf(candidate) }))
      .toSorted((one, other) => other.fresh.length - one.fresh.length)
    if (!best || best.fresh.length === 0) return chosen
    for (const [ending] of best.fresh) seen.add(ending)
    chosen.push(withLandings({ ...best.candidate.asking, cells: best.fresh.map(([, cell]) => cell) }))
  }
}
