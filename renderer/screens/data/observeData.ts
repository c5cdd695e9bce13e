import { evaluate, resolveValue } from "../../expressions/evaluate"
import { compareStructural, reaction, untracked } from "mobx"
import { lookup } from "../../expressions/createScope"
import type { CompiledCall, CompiledData } from "../../model/compiled"
import { handleFailure } from "../actions/handleFailure"
import type { ScreenRuntime } from "../actions/Run"
import type { ScreenState } from "../state/ScreenState"
import { storeOf } from "../state/storeOf"
import { endsVisit } from "./endsVisit"
import { loadEntry } from "./loadEntry"
import { requestOf } from "./dataRequest"

const typingPauseMs = 300

type RequestState = { readonly kind: "off" | "wait" } | { readonly kind: "request"; readonly input: unknown }

/** Loads every call entry of the screen, and again whenever what it is requested with changes. Gives what ends that. */
export function observeData(runtime: ScreenRuntime): () => void {
  const calls = Object.entries(runtime.screen.module.screen.data).filter(([, data]) => data.call !== undefined)
  const ends = calls.map(([name, data]) => observeEntry(runtime, name, data))
  const asked = new Set(calls.map(([, { call }]) => call))
  const others = Object.values(runtime.screen.module.calls).filter(({ id, store }) => store && !asked.has(id))
  const closing = [...ends, ...others.map((call) => observeStore(runtime, call))]
  return () => closing.forEach((end) => end())
}

/** A store whose items the screen only marks is asked for in silence, while it may be. */
function observeStore(runtime: ScreenRuntime, call: CompiledCall): () => void {
  const { scope } = runtime.screen
  return reaction(
    () => call.store?.when === undefined || evaluate(call.store.when, scope) === true,
    (isOpen) => isOpen && void loadStore(runtime, call),
    { fireImmediately: true },
  )
}

async function loadStore({ screen, createRun }: ScreenRuntime, call: CompiledCall): Promise<void> {
  const { signal, host } = screen
  const result = await storeOf(screen, call.id)?.load(() =>
    host.call(call, {}, { signal, again: true, unawaited: true }),
  )
  if (result?.kind !== "failed" || signal.aborted || !endsVisit(call, result.failure, host)) return
  await handleFailure({ call, on: undefined, failure: result.failure }, createRun())
}

function observeEntry(runtime: ScreenRuntime, name: string, data: CompiledData): () => void {
  const { screen } = runtime
  const { input = [], when = [] } = data.reads ?? {}
  const isTyped = [...input, ...when].some((root) => screen.formAt(root))
  return reaction(
    () => requestState(screen, data),
    ({ kind }) => {
      const entry = screen.entry(name)
      const isAnswered = entry.isReverted && compareStructural(entry.answered?.input, requestOf(screen, data).input)
      entry.isReverted = false
      if (kind === "request" && !isAnswered) void loadEntry(name, runtime)
      else if (kind === "off") entry.clear()
    },
    { fireImmediately: true, equals: compareStructural, ...(isTyped ? { delay: typingPauseMs } : {}) },
  )
}

/** What changes the request: query, state, answers and other data. Session values and the context belong to the moment. */
function requestState(screen: ScreenState, data: CompiledData): RequestState {
  const { session } = screen.host
  const scope = screen.scope.with({
    kept: lookup((name) => untracked(() => session.get(name))),
    ctx: lookup((name) => untracked(() => screen.scope.get(["ctx", name]))),
  })
  if (data.reads?.input.some((root) => isComing(screen, root))) return { kind: "wait" }
  if (data.when && evaluate(data.when, scope) !== true) return { kind: "off" }
  return { kind: "request", input: resolveValue(data.input ?? {}, scope) }
}

const isComing = (screen: ScreenState, root: string): boolean =>
  Object.hasOwn(screen.module.screen.data, root) && screen.scope.get([root]) === undefined
