import { createMemoryHost, createRegistry, stepAddress } from "@kamishibai/renderer"
import type { ActionsOf, CallResult, CompiledApp, CompiledCall, FormatsOf, Host } from "@kamishibai/renderer"
import type * as declared from "./definitions"
import { client } from "./client"

/** The screen of an address, by the routes of app.json. */
export function screenAt(app: CompiledApp, path: string): string {
  for (const [address, { screen, flow: id }] of Object.entries(app.routes)) {
    const flow = id === undefined ? undefined : app.flows[id]
    const step = flow?.steps.find((one) => stepAddress(flow, address, one.screen) === path)
    if (path === address) return screen ?? flow?.steps[0]?.screen ?? app.notFound
    if (step) return step.screen
  }
  return app.notFound
}

/** The address of a screen; actions and flows may name a path as well. */
export function addressOf(app: CompiledApp, target: string): string {
  const found = Object.entries(app.routes).find(
    ([, { screen, flow }]) => screen === target || app.flows[flow ?? ""]?.steps.some((step) => step.screen === target),
  )
  if (!found) return target
  const flow = app.flows[found[1].flow ?? ""]
  return flow ? stepAddress(flow, found[0], target) : found[0]
}

/** What documents name besides what the screens bring along, implemented. */
export function parts(open: (target: string) => void) {
  const actions = {
    go({ to }) {
      open(String(to))
      return { outcome: "ok", stop: true }
    },
    async feed({ name }, { signal }) {
      const eaten = await client.feed(String(name), signal)
      return eaten === undefined ? { outcome: "asleep" } : { outcome: "ok", value: { kilos: eaten } }
    },
  } satisfies ActionsOf<readonly [typeof declared.go, typeof declared.feed]>
  const formats = {
    kilos: (value) => ({ text: `${value} kg` }),
    species: (value, table, { codes }) => ({ text: codes[table]?.[String(value)] ?? "" }),
  } satisfies FormatsOf<readonly [typeof declared.kilos, typeof declared.species]>
  return { actions, formats, skeletons: { lines: () => <p>...</p> } }
}

/** What every call of a call document comes to: an answer, or how it failed. */
async function call({ path, method, effect }: CompiledCall, input: object, signal: AbortSignal): Promise<CallResult> {
  const failed = { messages: [], fieldErrors: [], detail: {}, effect, method } as const
  try {
    const sent = method === "GET" ? {} : { body: JSON.stringify(input) }
    const response = await fetch(path, { method, signal, ...sent })
    if (response.ok) return { kind: "ok", value: await response.json() }
    return { kind: "failed", failure: { ...failed, outcome: response.status === 404 ? "not-found" : "rejected" } }
  } catch {
    return { kind: "failed", failure: { ...failed, outcome: "offline" } }
  }
}

export function createHost(app: CompiledApp, open: (address: string) => void): Host {
  const go = (target: string) => open(addressOf(app, target))
  return createMemoryHost({
    app,
    registry: createRegistry(parts(go)),
    go,
    back: () => window.history.back(),
    call: (document, input, { signal }) => call(document, input, signal),
    report: (problem) => console.warn(problem),
  })
}
