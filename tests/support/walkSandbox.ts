import type { CallResult, CompiledCall } from "../../renderer"
import { entryStep } from "../../renderer"
import type { Plan, DryRunStep, DryRunOptions } from "../../renderer/testgen"
import type { CompiledFlow } from "../../renderer/model/compiled"
import { type CardHolder, cardHolders } from "../../src/sandbox/areas/account-opening/ekyc/people"
import { type Json, newestCode, type Testbed, visit, type Visitor } from "../src/sandbox/support/testbed"

/** Someone who walks a journey against the sandbox, and what happened to them. */
export interface SandboxWalk {
  readonly harness: Pick<DryRunOptions, "answerCall" | "hint" | "before" | "after">
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
  let holder: CardHolder | undefined
  const ask = async (call: CompiledCall, input: Readonly<Record<string, unknown>>): Promise<CallResult> => {
    // The service counts calls by the minute; customers are slower than this test.
    bed.wait(2_000)
    const body = await send(visitor, call, input)
    if (body["data"] !== null && body["data"] !== undefined) {
      session = call.id === "aco/ekyc-sessions" ? (body["data"] as Json)["sessionId"] : session
      return { kind: "ok", value: body["data"] }
    }
    failed.push(`${call.id}: ${JSON.stringify(body)}`)
    return failure(call, body)
  }
  return {
    guarded,
    refused,
    failed,
    harness: {
      answerCall: ask,
      async hint(screen): Promise<Json> {
        if (screen === "auth_code") return { code: await newestCode(visitor) }
        const { residenceExpireDate, documentExpireDate } = holder?.residenceDocument ?? {}
        if (screen === "residence_expire_check" && residenceExpireDate) return { residencePeriodKind: "LIMITED" }
        if (screen === "postalcode_input") return addresses[holder?.id ?? ""] ?? {}
        if (screen !== "residence_expire_date") return {}
        return { ...(residenceExpireDate ? { residenceExpireDate } : {}), documentExpireDate }
      },
      async before(plan, index) {
        const here = plan.steps[index]?.screen ?? ""
        holder = holderFor(plan)
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
      async after({ effects }: DryRunStep) {
        if (!effects.some(({ name }) => name === "launch")) return
        await visitor.control("POST", "/ekyc", { sessionId: session, result: "SUCCEEDED", person: holder?.id })
        await visitor.aco("GET", `/ekyc/sessions/${String(session)}`)
      },
    },
  }
}

/** What the holders of some cards type where another address stands on them than on the usual one. */
const addresses: Readonly<Record<string, Json>> = {
  mina: {
    postalCode: "5440034",
    prefecture: "大阪府",
    city: "大阪市生野区",
    street: "桃谷１丁目１－１",
    building: "",
  },
}

/** Whose cards are read: somebody with the document that the journey speaks of, as old as its applicant, else the one it names. */
function holderFor({ steps }: Plan): CardHolder | undefined {
  const document = steps.find(({ screen }) => screen === "residence_check_start")?.answers["foreignDocumentType"]
  const known = steps.at(-1)?.known["saved"] as { draft?: Json } | undefined
  const isChild = Number(known?.draft?.["ageAtApplication"]) < 18
  return document === undefined
    ? cardHolders.find(({ name }) => name === known?.draft?.["identityName"])
    : cardHolders.find(
        ({ residenceDocument, birthDate }) => residenceDocument?.type === document && birthDate > "2007" === isChild,
      )
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

function failure({ effect, method }: CompiledCall, body: Json): CallResult {
  const { business_error_code: code, halfsheet_error: sheet } = body
  const failed = { code: String(code), messages: [], fieldErrors: [], detail: {}, effect, method }
  if (sheet === undefined || sheet === null) return { kind: "failed", failure: { ...failed, outcome: "rejected" } }
  return { kind: "failed", failure: { ...failed, outcome: "sheet", sheet: { title: failed.code, buttons: [] } } }
}
