import type { ReactNode } from "react"
import {
  createMemoryHost,
  createRegistry,
  StandaloneScreen,
  type Host,
  type Registry,
  type ScreenModule,
} from "../../../renderer"
import { countSteady, rootsIn } from "../../../renderer/compiler/compile/screenFacts"
import type { CallFailure, CallResult } from "../../../renderer/model/calls"
import type {
  CompiledAction,
  CompiledApp,
  CompiledBlock,
  CompiledCall,
  CompiledData,
  CompiledOptions,
  CompiledScreen,
  FormUse,
} from "../../../renderer/model/compiled"
import { partsOf } from "../../../renderer/model/compiledTree"
import type { ActionRunner } from "../../../renderer/model/registry"
import type { Mark } from "../../../renderer/model/stores"

/** A call that the test answers when it wants to. */
export interface HeldCall {
  readonly id: string
  readonly input: Readonly<Record<string, unknown>>
  readonly signal: AbortSignal
  /** Nothing on the screen says that it runs. */
  readonly isUnawaited: boolean
  answer(value: unknown): Promise<void>
  fail(failure: Partial<CallFailure>): Promise<void>
}

export interface ZooHost extends Host {
  readonly held: HeldCall[]
  readonly moves: {
    readonly target: string
    readonly replace?: boolean
    readonly query?: Readonly<Record<string, string>>
  }[]
  readonly problems: { readonly code: string; readonly at: string; readonly detail?: string }[]
  readonly tracked: { readonly page: string; readonly key: string; readonly action?: string; readonly label?: string }[]
  readonly said: string[]
  backs: number
}

export const text = (
  ...parts: readonly (string | { readonly get: readonly string[]; readonly format?: string })[]
) => ({ "@text": parts })
export const get = (path: string) => ({ "@get": path.split(".") })
export const when = (operator: string, ...operands: readonly unknown[]) => ({ operator, operands }) as never
export const act = (
  name: string,
  options: CompiledOptions = {},
  more: Partial<CompiledAction> = {},
): CompiledAction => ({ do: name, options, ...more })
export const tap = (...actions: readonly CompiledAction[]) => ({ "@do": actions })

let places = 0
export const block = (
  widget: string,
  options: CompiledOptions = {},
  more: Partial<CompiledBlock> = {},
): CompiledBlock => ({
  widget,
  at: `zoo.screen.json#/body/${places++}`,
  options,
  ...more,
})
export const button = (label: string, ...actions: readonly CompiledAction[]) =>
  block("button", { label, tap: tap(...actions) }, { key: label.toLowerCase() })

export const call = (id: string, more: Partial<CompiledCall> = {}): CompiledCall => ({
  id,
  client: "keeper",
  method: "POST",
  path: `/${id}`,
  effect: "read",
  response: {},
  codes: [],
  outcomes: {},
  ...more,
})

export function zooScreen(screen: Partial<CompiledScreen>, more: Partial<ScreenModule> = {}): ScreenModule {
  const { body = [], footer = [], data = {} } = screen
  return {
    hash: "1",
    screen: {
      id: "zoo",
      file: "zoo.screen.json",
      title: "Zoo",
      layout: "page",
      page: "zoo",
      header: { back: "close", hidden: false, close: false, rotate: false },
      query: {},
      needs: {},
      enter: [],
      state: {},
      body,
      steady: countSteady(body, data),
      headings: [],
      footer,
      ...screen,
      data: Object.fromEntries(
        Object.entries(data).map(([name, entry]) => [name, { ...entry, reads: readsOf(entry) }]),
      ),
    },
    forms: {},
    formUses: formUsesIn([body, footer, data, more.sheets ?? {}]),
    calls: {},
    sheets: {},
    ...more,
  }
}

const readsOf = ({ input, when: condition }: CompiledData) => ({
  input: rootsIn(input ?? {}),
  when: rootsIn(condition ?? {}),
})

/** As the compiler finds them. */
function formUsesIn(tree: object): readonly FormUse[] {
  const inside = partsOf(tree).flatMap(([, part]) => formUsesIn(part))
  if (!("options" in tree) || !("widget" in tree) || tree.widget !== "form") return inside
  const { form, into, ...rest } = tree.options as FormUse
  return [...inside, { ...rest, form, into: into.replace("$", "") }]
}

export const zooApp: CompiledApp = {
  routes: {},
  notFound: "lost",
  tokens: {},
  links: { map: "https://zoo.example/map" },
  schemes: {},
  constants: { animals: 3 },
  flows: {},
  codes: {},
  messages: {},
  interface: {
    "broken-block": "Cannot be shown",
    "retry-text": "Did not load",
    retry: "Try again",
    loading: "Loading",
  },
  errors: {},
}

const widgets = {
  text: ({ text: words }: { readonly text: ReactNode }) => <p>{words}</p>,
  button: ({
    label,
    tap: run,
    block: { key },
  }: {
    readonly label: string
    readonly tap: ActionRunner
    readonly block: { readonly key?: string }
  }) => (
    <button type="button" data-key={key} disabled={run.busy} onClick={() => void run()}>
      {label}
    </button>
  ),
  heart: ({ mark }: { readonly mark?: Mark }) =>
    mark ? (
      <button type="button" aria-pressed={mark.pressed === true} onClick={() => void mark.tap()}>
        {mark.label}
      </button>
    ) : null,
  box: ({ body }: { readonly body: ReactNode }) => <section>{body}</section>,
  bomb: (): ReactNode => {
    throw new Error("boom")
  },
}

export function zooHost(more: Partial<Host> = {}): ZooHost {
  const said: string[] = []
  const base = createRegistry({
    widgets: widgets as unknown as Registry["widgets"],
    actions: {
      say: ({ text: words }) => {
        said.push(String(words))
        return { outcome: "ok" }
      },
      refuse: () => ({ outcome: "refused" }),
      leave: () => ({ outcome: "ok", stop: true }),
      fall: () => {
        throw new Error("fell")
      },
    },
    sources: {},
    formats: { loud: (value) => ({ text: `${String(value)}!` }) },
    skeletons: { rows: () => <div>rows</div> },
  })
  const held: HeldCall[] = []
  const memory = createMemoryHost({
    app: zooApp,
    registry: base,
    formatting: { formats: base.formats, context: { codes: {}, report: () => undefined } },
    context: { place: "pond" },
    drafts: { read: () => undefined, write: () => undefined, release: () => undefined, clear: () => undefined },
    report: (problem) => void host.problems.push(problem),
  })
  const host: ZooHost = {
    ...memory,
    held,
    moves: [],
    problems: [],
    tracked: [],
    said,
    backs: 0,
    go: (target, options = {}) => void host.moves.push({ target, ...options }),
    back: () => void (host.backs += 1),
    openLink: (name) => void host.said.push(`link ${name}`),
    call: (compiled, input, { signal, unawaited = false }) =>
      hold(held, compiled, { input, signal, isUnawaited: unawaited }),
    track: (event) => void host.tracked.push(event),
    ...more,
  }
  return host
}

function hold(
  held: HeldCall[],
  compiled: CompiledCall,
  given: Pick<HeldCall, "input" | "signal" | "isUnawaited">,
): Promise<CallResult> {
  return new Promise((resolve) => {
    const settle = async (result: CallResult) => {
      resolve(result)
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    }
    const failure = {
      outcome: "rejected",
      messages: [],
      fieldErrors: [],
      detail: {},
      effect: compiled.effect,
      method: compiled.method,
    } as const
    held.push({
      id: compiled.id,
      ...given,
      answer: (value) => settle({ kind: "ok", value }),
      fail: (more) => settle({ kind: "failed", failure: { ...failure, ...more } }),
    })
  })
}

export { StandaloneScreen as ZooScreen }
