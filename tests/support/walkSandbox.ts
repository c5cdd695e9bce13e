import type { CallResult, CompiledCall } from "../../renderer"
import { entryStep } from "../../renderer"
import type { Plan, RehearsedStep, Theatre } from "../../renderer/journeys"
import type { CompiledFlow } from "../../renderer/language/compiled"
import { cardHolders } from "../../src/sandbox/aco/ekyc/people"
import { type Json, newestCode, type Testbed, visit, type Visitor } from "../src/sandbox/support/testbed"

/** Someone who walks a journey against the sandbox, and what happened to them. */
export interface SandboxWalk {
  readonly theatre: Pick<Theatre, "answerCall" | "whisper" | "before" | "after">
  /** Screens that the guard would have opened, before each step. */
  readonly guarded: { readonly step: string; readonly point: string; readonly opens: string | undefined }[]
  /** Answers of steps beside the path, and what the server said to them. */
  readonly refused: { readonly screen: string; readonly code: unknown }[]
  /** Calls that did not end well. */
  readonly failed: string[]
}

type Save = { readonly call: CompiledCall; readonly input: Readonly<Record<string, unknown>> }

interface Setting {
  readonly bed: Testbed
  readonly flow: CompiledFlow
  /** What each screen saves when it is on the path. */
  readonly saves: ReadonlyMap<string, Save>
}

export async function walkSandbox({ bed, flow, saves }: Setting): Promise<SandboxWalk> {
  const visitor = await visit(bed.app, "new-applicant")
  const order = flow.steps.map(({ screen }) => screen)
  const guarded: SandboxWalk["guarded"] = []
  const refused: SandboxWalk["refused"] = []
  const failed: string[] = []
  let session: unknown
  const ask = async (call: CompiledCall, input: Readonly<Record<string, unknown>>): Promise<CallResult> => {
    // The service counts calls by the minute; customers are slower than this test.
    bed.wait(2_000)
    const body = await send(visitor, call, input)
    if (body["data"] !== null && body["data"] !== undefined) {
      session = call.id === "aco/ekyc-sessions" ? (body["data"] as Json)["sessionId"] : session
      return { kind: "ok", value: body["data"] }
    }
    failed.push(`${call.id}: ${JSON.stringify(body)}`)
    return failure(call, String(body["business_error_code"]))
  }
  return {
    guarded,
    refused,
    failed,
    theatre: {
      answerCall: ask,
      async whisper(screen): Promise<Json> {
        return screen === "auth_code" ? { code: await newestCode(visitor) } : {}
      },
      async before(plan, index) {
        const here = plan.steps[index]?.screen ?? ""
        const point = String(((await visitor.aco("GET", "/progress"))["data"] as Json)["returnPoint"])
        const entry = entryStep(flow, point).step ?? ""
        const opens = plan.steps.find(({ screen }) => order.indexOf(screen) >= order.indexOf(entry))?.screen
        guarded.push({ step: here, point, opens })
        const previous = plan.steps[index - 1]?.screen
        if (previous === undefined) return
        const beside = order
          .slice(order.indexOf(previous) + 1, order.indexOf(here))
          .filter((screen) => saves.has(screen))
        // What is refused does not raise the draft's version.
        const version = beside.length === 0 ? undefined : await draftVersion(visitor)
        for (const screen of beside) {
          const save = saves.get(screen)
          if (save === undefined) continue
          const body = await send(visitor, save.call, { ...save.input, version })
          refused.push({ screen, code: body["business_error_code"] })
        }
      },
      async after({ deeds }: RehearsedStep, plan: Plan, index: number) {
        if (!deeds.some(({ name }) => name === "launch")) return
        const known = plan.steps[index + 1]?.known["saved"] as { draft?: Json } | undefined
        const person = cardHolders.find(({ name }) => name === known?.draft?.["identityName"])?.id
        await visitor.control("POST", "/ekyc", { sessionId: session, result: "SUCCEEDED", person })
        await visitor.aco("GET", `/ekyc/sessions/${String(session)}`)
      },
    },
  }
}

const draftVersion = async (visitor: Visitor): Promise<unknown> =>
  ((await visitor.aco("GET", "/draft"))["data"] as Json)["version"]

/** As the app's client sends it: values of the path in the address, the rest in query or body. */
function send(visitor: Visitor, call: CompiledCall, input: Readonly<Record<string, unknown>>): Promise<Json> {
  const rest = { ...input }
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  if (call.method !== "GET" && call.method !== "DELETE") return visitor.aco(call.method, path, rest)
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]))
  return visitor.aco(call.method, query.size === 0 ? path : `${path}?${query}`)
}

const failure = ({ effect, method }: CompiledCall, code: string): CallResult => ({
  kind: "failed",
  failure: { outcome: "rejected", code, messages: [], fieldErrors: [], detail: {}, effect, method },
})
