import { createConnection } from "./connection"
import type { SandboxPath } from "./replay/steps"

/** The tester's side of the sandbox, as the phone uses it. */
export interface FixtureChoice {
  readonly name: string
  readonly title: string
}

/** The data of this browser. */
export interface Space {
  readonly world: string
  /** Nothing was asked of it yet. */
  readonly isFresh: boolean
}

export interface JournalEntry {
  readonly call: string
  readonly path: string
  readonly at: string
  readonly payload: unknown
  readonly outcome: string
}

export interface Mail {
  readonly channel: string
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly code?: string
  readonly at: string
}

/** A fault that calls still meet. */
export interface WaitingFault {
  readonly call: string
  readonly fault: string
  /** Calls that still meet it; absent where all do. */
  readonly times?: number
  readonly body?: { readonly code?: string }
}

/** What a reading of cards can come to. */
export interface ReadingChoices {
  readonly purpose: "PRIMARY" | "RESIDENCE"
  readonly method: string | null
  readonly documentType: string | null
  /** Whose card the reader expects. */
  readonly person: string
  readonly people: readonly { readonly id: string; readonly name: string; readonly note: string }[]
  readonly results: readonly { readonly id: string; readonly label: string; readonly group: string }[]
}

export interface Reading {
  readonly sessionId: string
  readonly result: string
  readonly person?: string
  /** How long the answer is on its way. */
  readonly afterSeconds?: number
}

/** Without a network every connection breaks; a slow one answers after 1.5 s. */
export type Network = "online" | "slow" | "offline"

export interface ScreeningEvent {
  readonly event: string
  readonly label: string
}

async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`/__sandbox/${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    connection.note(false)
    throw error
  })
  connection.note(true)
  if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`)
  if (method !== "GET") for (const hear of hearers) hear(path, body)
  return (await answer.json()) as Answer
}

/** Whether the server answers: it is asked for letters all the time. */
export const connection = createConnection()

type Hear = (path: string, body: unknown) => void
const hearers = new Set<Hear>()

/** Tells of everything that a tester does to the sandbox. The result ends that. */
export function hearSandbox(hear: Hear): () => void {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}

interface Clock {
  readonly now: string
}

let aheadMs = 0
const noteClock = (clock: Clock): Clock => {
  aheadMs = new Date(clock.now).getTime() - Date.now()
  return clock
}

/** Now by the sandbox's clock, as it was when it was last asked. */
export const sandboxTime = (): Date => new Date(Date.now() + aheadMs)

export const sandbox = {
  worlds: () => request<readonly FixtureChoice[]>("GET", "worlds?details"),
  space: () => request<Space>("GET", "space"),
  /** Fresh data; `space` names others than those that this browser had. */
  reset: (world: string, space?: string) =>
    request<unknown>("POST", "reset", {
      world,
      ...(space === undefined ? {} : { space }),
    }),
  /** A session of the customer of the world; empty where it has none. */
  logIn: () => request<{ readonly token: string }>("POST", "login", {}),
  /** What a tester did before, once more. */
  repeat: (path: SandboxPath, body?: unknown) => request<unknown>(body === undefined ? "DELETE" : "POST", path, body),
  faults: () => request<readonly WaitingFault[]>("GET", "faults"),
  addFault: (fault: WaitingFault) => request<unknown>("POST", "faults", [fault]),
  clearFaults: () => request<unknown>("DELETE", "faults"),
  clock: () => request<Clock>("GET", "clock").then(noteClock),
  turnClock: (now: string) => request<Clock>("POST", "clock", { now }).then(noteClock),
  followClock: () => request<Clock>("DELETE", "clock").then(noteClock),
  setNetwork: (mode: Network) => request<unknown>("POST", "network", { mode }),
  journal: () => request<readonly JournalEntry[]>("GET", "journal"),
  outbox: () => request<readonly Mail[]>("GET", "outbox"),
  describeReading: (sessionId: string) =>
    request<ReadingChoices>("GET", `ekyc?sessionId=${encodeURIComponent(sessionId)}`),
  endReading: (reading: Reading) => request<unknown>("POST", "ekyc", reading),
  /** A transfer of an amount, or a net bank that was opened at an address. */
  payIn: (deposit: { readonly amount: number } | { readonly url: string }) =>
    request<unknown>("POST", "deposits", deposit),
  stepUp: (question: { readonly challenge: string; readonly password?: string; readonly passkey?: true }) =>
    request<{ readonly outcome: string; readonly proof?: string }>("POST", "step-up", question),
  readDocument: (url: string) => request<unknown>("POST", "documents", { url }),
  screeningEvents: () => request<readonly ScreeningEvent[]>("GET", "screening"),
  changeScreening: (event: string) => request<unknown>("POST", "screening", { event }),
}
