import type { JsonRecord } from "../../domain/json"
import type { CallUse, WrittenCall } from "../../domain/writtenCalls"
import type { Place } from "../DeskStore"
import { type Fields, isFields, within } from "../json"

/** One way in which a call can end, and what follows. */
export interface CallEnd {
  readonly name: string
  readonly kind: "answer" | "code" | "outcome"
  /** What the server sends along; empty for most. */
  readonly says: string
  /** Who says what follows: the place that makes the call, the call itself, errors.json; or the screen goes on by itself. */
  readonly by: "use" | "call" | "errors" | "retry" | "ignore" | "nobody"
  /** Where it is written. */
  readonly place?: Place
  readonly actions?: unknown
  /** What is shown before that. */
  readonly before?: unknown
}

/** Followed also where the screen can do without the answer. */
const endings: ReadonlySet<string> = new Set(["maintenance", "signed-out"])

const failures = ["rejected", "not-found", "maintenance", "signed-out", "offline", "timeout", "broken"]

interface Setting {
  readonly call: WrittenCall
  /** Undefined for a call that no document makes. */
  readonly use: CallUse | undefined
  /** errors.json as written. */
  readonly errors: Fields | undefined
}

/** Every end of a call at one of its places: waiting, its answers, its codes, and what can happen to any call. */
export function callEnds(setting: Setting): readonly CallEnd[] {
  const { call } = setting
  const outcomes = call.effect === "write" ? [...failures, "unconfirmed"] : failures
  return [
    ...["pending", ...call.samples].map((name): CallEnd => ({
      name,
      kind: "answer",
      says: "",
      ...afterAnswer(setting, name),
    })),
    ...Object.entries(call.codes).map(([name, { outcome, says, isQuiet }]): CallEnd => ({
      name,
      kind: "code",
      says,
      ...afterFailure(setting, { code: name, outcome, isQuiet }),
    })),
    ...outcomes.map((name): CallEnd => ({
      name,
      kind: "outcome",
      says: "",
      ...afterFailure(setting, { outcome: name }),
    })),
  ]
}

type Following = Omit<CallEnd, "name" | "kind" | "says">

function afterAnswer({ use }: Setting, name: string): Following {
  const actions = name === "pending" ? undefined : use?.on["ok"]
  return use && actions !== undefined ? { by: "use", actions, place: placeOf(use, "on", "ok") } : { by: "nobody" }
}

interface Failure {
  readonly code?: string
  readonly outcome: string
  readonly isQuiet?: boolean
}

const isAnsweredBy = (table: JsonRecord, name = ""): boolean => Object.hasOwn(table, name)

/** As the app chooses: the place before the call, the call before errors.json; of each the code before the outcome. */
function afterFailure({ call, use, errors }: Setting, { code, outcome, isQuiet = false }: Failure): Following {
  const own = use?.on ?? {}
  const rules = rulesOf(errors, call.client)
  const isTold =
    isAnsweredBy(own, code) || isAnsweredBy(own, outcome) || endings.has(outcome) || isAnsweredBy(rules.outcomes, code)
  if (use && !isTold && (use.error === "retry" || use.error === "ignore"))
    return { by: use.error, place: placeOf(use, "error") }
  const tables = [
    ...(use ? [{ by: "use", table: own, at: (name: string) => placeOf(use, "on", name) } as const] : []),
    {
      by: "call",
      table: call.outcomes,
      at: (name: string) => placeOf({ file: call.file, pointer: "" }, "outcomes", name),
    },
    { by: "errors", table: rules.outcomes, at: (name: string) => rules.at(name) },
  ] as const
  for (const { by, table, at } of tables)
    for (const name of [code, outcome])
      if (name !== undefined && Object.hasOwn(table, name)) {
        const isFirst = name === code && !isQuiet && rules.before === outcome && Object.hasOwn(rules.outcomes, outcome)
        const before = isFirst ? { before: rules.outcomes[outcome] } : {}
        return { by, actions: table[name], place: at(name), ...before }
      }
  return { by: "nobody" }
}

function rulesOf(errors: Fields | undefined, client: string) {
  const clients = errors?.["clients"]
  const rules = isFields(clients) ? clients[client] : undefined
  const outcomes = isFields(rules) ? rules["outcomes"] : undefined
  return {
    before: isFields(rules) ? rules["before"] : undefined,
    outcomes: isFields(outcomes) ? outcomes : ({} as JsonRecord),
    at: (name: string): Place => placeOf({ file: "errors.json", pointer: "" }, "clients", client, "outcomes", name),
  }
}

const placeOf = ({ file, pointer }: Place, ...keys: readonly string[]): Place => ({
  file,
  pointer: within(pointer, ...keys),
})
