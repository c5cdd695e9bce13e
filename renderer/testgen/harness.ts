import { when } from "mobx"
import { valueOperators } from "../expressions/values/all"
import type { CallResult } from "../model/calls"
import type { CompiledApp, CompiledCall, ScreenModule } from "../model/compiled"
import { coreNames } from "../model/coreNames"
import type { ActionEffect, ActionEffects } from "../model/effects"
import { createRegistry } from "../screens/createRegistry"
import type { Action, ActionEnd, Formatting, Registry } from "../model/registry"
import { isRunner } from "../screens/actions/ActionRun"
import { createRun } from "../screens/actions/runActions"
import { startScreen } from "../screens/startScreen"
import { createScreen } from "../screens/createScreen"
import type { Host } from "../model/host"
import type { ScreenState } from "../screens/state/ScreenState"
import type { Values } from "./types"

/** What a screen did: where it led, and what it called. */
export interface Effect {
  readonly kind: "go" | "call" | "action"
  readonly name: string
  readonly input?: Values
  /** What the action does, by its definition. */
  readonly does?: ActionEffect
  /** Button that was pressed on the half-sheet that came. */
  readonly pressed?: string
}

/** Everything around a screen that runs without being drawn. */
export interface Harness {
  readonly app: CompiledApp
  readonly modules: ReadonlyMap<string, ScreenModule>
  readonly registered: Partial<Registry>
  /** What the actions do that screens may use, by name. */
  readonly actions: ActionEffects
  readonly context: Values
  /** What screens keep for each other; without it each keeps for itself. */
  readonly session?: Map<string, unknown>
  answerCall(call: CompiledCall, input: Values): Promise<CallResult> | CallResult
  /** Button that is pressed on a half-sheet; the first one where nothing is said. */
  readonly press?: (sheet: string) => string | undefined
  /** Questions are answered with no; with yes where nothing is said. */
  readonly refuses?: boolean
}

/** One screen opened without drawing it: its documents run, everything around it is written down. */
export interface RunningScreen {
  readonly state: ScreenState
  readonly effects: readonly Effect[]
  /** Waits until nothing is loading. */
  idle(): Promise<void>
  close(): void
}

/**
 * Opens a screen in a harness and waits until it is idle.
 * @throws when there is no such screen
 */
export async function startInHarness(
  harness: Harness,
  screen: string,
  query: Readonly<Record<string, string>> = {},
): Promise<RunningScreen> {
  const module = harness.modules.get(screen)
  if (!module) throw new Error(`no screen ${screen}`)
  const effects: Effect[] = []
  const host = createHarnessHost(harness, effects, (name) => sheetButton(state, harness, name))
  const state: ScreenState = createScreen({ module, host, query })
  startScreen(state)
  const idle = async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await when(() => state.isIdle)
      await everyReaction()
    }
  }
  await idle()
  return { state, effects, idle, close: () => state.leave() }
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

interface Pressable {
  readonly key: string
  press(): Promise<ActionEnd>
}

/** The button to press on a half-sheet that has just been opened. */
function sheetButton(state: ScreenState, { press }: Harness, name: string): Pressable | undefined {
  const sheet = state.findSheet(name)
  const wanted = press?.(name)
  const button = sheet?.buttons.find(({ key }) => key === wanted) ?? sheet?.buttons[0]
  return button && { key: button.key, press: () => createRun(state, { key: button.key }).perform(button.tap) }
}

/** Goes on as the question was answered; a refusal ends what asked. */
async function ask(next: unknown, refuses: boolean): Promise<ActionEnd> {
  const end: ActionEnd = isRunner(next) ? await next() : { outcome: "ok" }
  return refuses && !end.stop ? { outcome: "cancel" } : end
}

function createHarnessHost(
  harness: Harness,
  effects: Effect[],
  buttonOn: (sheet: string) => Pressable | undefined,
): Host {
  const { app, registered, modules, refuses = false, session = new Map<string, unknown>() } = harness
  const formatting: Formatting = {
    formats: registered.formats ?? {},
    context: { codes: app.codes, report: () => undefined },
  }
  const record = (kind: Effect["kind"], name: string, rest: Omit<Effect, "kind" | "name"> = {}): void => {
    effects.push({ kind, name, ...rest })
  }
  const act =
    (name: string, does: ActionEffect): Action =>
    async (options) => {
      const covering =
        does === "covers" && typeof options["sheet"] === "string" ? buttonOn(options["sheet"]) : undefined
      record("action", name, { input: options, does, ...(covering ? { pressed: covering.key } : {}) })
      // A dry run takes no time: what waits for some is never reached.
      if (does === "waits") return new Promise<never>(() => undefined)
      if (does === "asks") return ask(options[refuses ? "otherwise" : "then"], refuses)
      if (does === "opens" || does === "replaces") return { outcome: "ok", stop: true }
      if (covering) return covering.press()
      return { outcome: "ok" }
    }
  const core: ReadonlySet<string> = new Set(coreNames.actions)
  const own = [...harness.actions].filter(([name]) => !core.has(name))
  return {
    app,
    // A bundler gives each screen the operators that its values use; here there is none.
    registry: createRegistry(
      { operators: valueOperators, ...registered },
      {
        actions: Object.fromEntries(own.map(([name, does]) => [name, act(name, does)])),
      },
    ),
    formatting,
    context: harness.context,
    session: {
      get: (name) => session.get(name),
      set: (name, value) => void session.set(name, value),
      clear: (name) => void session.delete(name),
    },
    drafts: { read: () => undefined, write: () => undefined, release: () => undefined, clear: () => undefined },
    loadScreen: async (id) => {
      const module = modules.get(id)
      if (!module) throw new Error(`no screen ${id}`)
      return module
    },
    go: (target) => record("go", target),
    back: () => record("action", "back"),
    openLink: (name) => record("action", name),
    async call(call, input) {
      record("call", call.id, { input })
      return harness.answerCall(call, input)
    },
    track: () => undefined,
    report: ({ code, at }) => record("action", `report ${code}: ${at}`),
  }
}
