import { when } from "mobx"
import type { Formatting } from "../expressions/formatting"
import type { CallResult } from "../model/calls"
import type { CompiledApp, CompiledCall, ScreenModule } from "../model/compiled"
import { createRegistry } from "../screens/createRegistry"
import type { Action, ActionEnd, ActionRunner, Registry } from "../model/registry"
import { unmetered } from "../screens/ActionRun"
import { beginScreen } from "../screens/beginScreen"
import { createScreen } from "../screens/createScreen"
import type { Host } from "../screens/host"
import type { ScreenState } from "../screens/ScreenState"
import type { Values } from "./types"

/** What a screen did: where it led, and what it called. */
export interface Deed {
  readonly kind: "go" | "call" | "action"
  readonly name: string
  readonly input?: Values
}

export interface Stage {
  readonly app: CompiledApp
  readonly modules: ReadonlyMap<string, ScreenModule>
  readonly parts: Partial<Registry>
  /** Names of the actions that screens may use besides the renderer's own. */
  readonly actions: readonly string[]
  readonly context: Values
  /** What screens keep for each other; without it each keeps for itself. */
  readonly kept?: Map<string, unknown>
  answerCall(call: CompiledCall, input: Values): Promise<CallResult> | CallResult
  /** Button that is pressed on a half-sheet; the first one where nothing is said. */
  readonly press?: (sheet: string) => string | undefined
}

/** One screen opened without drawing it: its documents run, everything around it is written down. */
export interface OpenScreen {
  readonly state: ScreenState
  readonly deeds: readonly Deed[]
  /** Waits until nothing is loading. */
  rest(): Promise<void>
  close(): void
}

export async function openScreen(
  stage: Stage,
  screen: string,
  query: Readonly<Record<string, string>> = {},
): Promise<OpenScreen> {
  const module = stage.modules.get(screen)
  if (!module) throw new Error(`no screen ${screen}`)
  const deeds: Deed[] = []
  const host = createRehearsalHost(stage, deeds, (name) => tapSheet(state, stage, name))
  const state: ScreenState = createScreen({ module, host, query })
  beginScreen(state)
  const rest = async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await when(() => state.isSettled)
      await everyReaction()
    }
  }
  await rest()
  return { state, deeds, rest, close: () => state.leave() }
}

/** Until all that follows from what has happened so far is done. */
const everyReaction = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const end = () => {
      port1.close()
      resolve()
    }
    port1.addEventListener("message", end, { once: true })
    port1.start()
    port2.postMessage(undefined)
  })

/** Presses a button of a half-sheet that has just been opened. */
async function tapSheet(state: ScreenState, { press }: Stage, name: string): Promise<ActionEnd> {
  const sheet = state.findSheet(name)
  const wanted = press?.(name)
  const button = sheet?.buttons.find(({ key }) => key === wanted) ?? sheet?.buttons[0]
  if (!button) return { outcome: "ok" }
  return state.runActions(button.tap, { screen: state, scope: state.scope, meter: unmetered, key: button.key })
}

const isRunner = (value: unknown): value is ActionRunner => typeof value === "function"

function createRehearsalHost(stage: Stage, deeds: Deed[], tap: (sheet: string) => Promise<ActionEnd>): Host {
  const { app, parts, modules, kept = new Map<string, unknown>() } = stage
  const formatting: Formatting = {
    formats: parts.formats ?? {},
    context: { codes: app.codes, report: () => undefined },
  }
  const note = (kind: Deed["kind"], name: string, input?: Values): void => {
    deeds.push({ kind, name, ...(input === undefined ? {} : { input }) })
  }
  const act =
    (name: string): Action =>
    async (options) => {
      note("action", name, options)
      // A rehearsal takes no time: what waits for some is never reached.
      if (name === "wait") return new Promise<never>(() => undefined)
      if (name === "popup" && isRunner(options["then"])) return options["then"]()
      if (name === "go" || name === "replace") return { outcome: "ok", stop: true }
      if (name === "half-sheet" && typeof options["sheet"] === "string") return tap(options["sheet"])
      return { outcome: "ok" }
    }
  return {
    app,
    registry: createRegistry(parts, { actions: Object.fromEntries(stage.actions.map((name) => [name, act(name)])) }),
    formatting,
    context: stage.context,
    kept: {
      get: (name) => kept.get(name),
      set: (name, value) => void kept.set(name, value),
      clear: (name) => void kept.delete(name),
    },
    drafts: { read: () => undefined, write: () => undefined, clear: () => undefined },
    loadScreen: async (id) => {
      const module = modules.get(id)
      if (!module) throw new Error(`no screen ${id}`)
      return module
    },
    go: (target) => note("go", target),
    back: () => note("action", "back"),
    openLink: (name) => note("action", name),
    async call(call, input) {
      note("call", call.id, input)
      return stage.answerCall(call, input)
    },
    track: () => undefined,
    report: ({ code, at }) => note("action", `report ${code}: ${at}`),
  }
}
