import { unmetered } from "../actions/ActionRun"
import { compareStructural, reaction, untracked } from "mobx"
import { evaluate } from "../../expressions/evaluate"
import { lookup } from "../../expressions/createScope"
import { resolveValue } from "../../expressions/resolveValue"
import type { CompiledData, Path } from "../../model/compiled"
import { handleFailure } from "../actions/callAction"
import { ownBranch } from "../actions/ownBranch"
import type { Run } from "../actions/screenParts"
import type { ScreenState } from "../state/ScreenState"

const typingPauseMs = 300

type RequestState = { readonly kind: "off" | "wait" } | { readonly kind: "ask"; readonly input: unknown }

/** Loads every call entry of the screen, and again whenever what it is asked with changes. Gives what ends that. */
export function startData(screen: ScreenState): () => void {
  const names = Object.entries(screen.module.screen.data).filter(([, data]) => data.call !== undefined)
  const ends = names.map(([name, data]) => observeEntry(screen, name, data))
  return () => ends.forEach((end) => end())
}

function observeEntry(screen: ScreenState, name: string, data: CompiledData): () => void {
  const typed = pathsIn([data.input, data.when]).some(
    ([root]) => root !== undefined && screen.formAt(root) !== undefined,
  )
  return reaction(
    () => requestState(screen, data),
    (question) => {
      if (question.kind === "ask") void screen.load(name)
      else if (question.kind === "off") screen.entry(name).clear()
    },
    { fireImmediately: true, equals: compareStructural, ...(typed ? { delay: typingPauseMs } : {}) },
  )
}

/** What changes the question: query, state, answers and other data. Kept values and the context belong to the moment. */
function requestState(screen: ScreenState, data: CompiledData): RequestState {
  const { session } = screen.host
  const scope = screen.scope.with({
    kept: lookup((name) => untracked(() => session.get(name))),
    ctx: lookup((name) => untracked(() => screen.scope.get(["ctx", name]))),
  })
  if (pathsIn([data.input]).some(([root]) => root !== undefined && isComing(screen, root))) return { kind: "wait" }
  if (data.when && evaluate(data.when, scope) !== true) return { kind: "off" }
  return { kind: "ask", input: resolveValue(data.input ?? {}, scope) }
}

const isComing = (screen: ScreenState, root: string): boolean =>
  Object.hasOwn(screen.module.screen.data, root) && screen.scope.get([root]) === undefined

/** Asks for an entry now. A failure is followed as the entry says. */
export async function loadEntry(screen: ScreenState, name: string): Promise<void> {
  const data = screen.module.screen.data[name]
  const call = data?.call === undefined ? undefined : screen.findCall(data.call)
  if (!data || !call) return
  const entry = screen.entry(name)
  const resolve = (node: unknown) => resolveValue(node, screen.scope)
  const input = untracked(() => screen.createRequest(data.input, resolve))
  const again = entry.wasRequested
  const failure = await entry.load(() => screen.host.call(call, input, { signal: screen.signal, again }))
  if (screen.signal.aborted) return
  const run: Run = { screen, scope: screen.scope, meter: unmetered, key: undefined }
  const arrived = ownBranch(data.on, "ok")
  if (!failure && arrived && entry.state.kind === "ready" && !entry.state.again)
    await screen.runActions(arrived, { ...run, scope: screen.scope.with({ res: entry.value }) })
  if (!failure) return
  if (data.error !== "outcome" && !(failure.code !== undefined && data.on && Object.hasOwn(data.on, failure.code)))
    return entry.closeFailure()
  const end = await handleFailure({ call, on: data.on, failure }, run)
  if (!end.stop) entry.closeFailure()
}

/** What a source gives now; observed by whoever reads it. A source that throws is reported and gives nothing. */
export function readSource(screen: ScreenState, name: string): unknown {
  const data = screen.module.screen.data[name]
  const { sources } = screen.host.registry
  const source = data?.source !== undefined && Object.hasOwn(sources, data.source) ? sources[data.source] : undefined
  if (!data || !source) {
    screen.host.report({ code: "unknown-source", at: `${screen.file}: ${name}` })
    return undefined
  }
  if (data.when && evaluate(data.when, screen.scope) !== true) return undefined
  try {
    return source(screen.createRequest(data.input, (node) => resolveValue(node, screen.scope)))
  } catch {
    screen.host.report({ code: "source-failed", at: `${screen.file}: ${name}` })
    return undefined
  }
}

function pathsIn(node: unknown): readonly Path[] {
  if (typeof node !== "object" || node === null) return []
  if ("@get" in node && Array.isArray(node["@get"])) return [node["@get"]]
  return Object.values(node).flatMap(pathsIn)
}
