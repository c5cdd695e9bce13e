import type { Page } from "@playwright/test"
import type { Json } from "../../../renderer/model/documents"
import { address } from "./applying"
import type { Broker } from "./broker"
import { documents } from "./fields"
import { noteRead } from "./visited"
import type { Step } from "./walking"

type Values = Readonly<Record<string, Json>>

/** A call of account opening by the customer of this browser, without a screen. */
async function call<T>(page: Page, [method, path]: readonly [string, string], data?: object): Promise<T> {
  const headers = method === "POST" ? { "idempotency-key": crypto.randomUUID() } : {}
  const answer = await page.request.fetch(`/api/aco${path}`, { method, headers, ...(data && { data }) })
  const { data: given } = (await answer.json()) as { readonly data: T | null }
  if (given === null || given === undefined) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return given
}

/** The application as the server has stored it. */
export async function draftOf(page: Page): Promise<Values> {
  return (await call<{ readonly draft: Values }>(page, ["GET", "/draft"])).draft
}

export async function returnPointOf(page: Page): Promise<string> {
  return (await call<{ readonly returnPoint: string }>(page, ["GET", "/progress"])).returnPoint
}

interface Save {
  readonly path: string
  readonly fields: readonly string[]
}

/** The calls by which a screen saves its answers, and what it sends with them. */
function savesIn(node: unknown): readonly Save[] {
  if (typeof node !== "object" || node === null) return []
  const { do: verb, call: id, input } = node as Readonly<Record<string, unknown>>
  const document = verb === "call" && typeof id === "string" ? documents.find("call", id)?.document : undefined
  const isSave = document?.method === "PATCH" && typeof input === "object" && input !== null
  const own = isSave ? [{ path: document.path, fields: Object.keys(input) }] : []
  return [...own, ...Object.values(node).flatMap(savesIn)]
}

const confirmations: Readonly<Record<string, object>> = {
  account_confirm_step1: { step: "STEP_1", confirmedStep1: true },
  nisa_account_confirm: { step: "STEP_2", confirmedStep2: true },
}

/** Answers screens that another journey walks through by the calls that they make. */
export async function saveAll(page: Page, ...steps: readonly Step[]): Promise<void> {
  let { version } = await call<{ readonly version: number }>(page, ["GET", "/draft"])
  for (const [screen, answers = {}] of steps) {
    noteRead(screen)
    for (const { path, fields } of savesIn(documents.find("screen", screen)?.document)) {
      const own = Object.fromEntries(Object.entries(answers).filter(([field]) => fields.includes(field)))
      if (Object.keys(own).length === 0) continue
      version = (await call<{ readonly version: number }>(page, ["PATCH", path], { version, ...own })).version
    }
    const confirmation = confirmations[screen]
    if (confirmation) await call(page, ["POST", "/draft/confirm"], { version, ...confirmation })
  }
}

const declarations = {
  ONE: ["agreedTermsOne", "agreedElectronicDelivery"],
  TWO: ["agreedTermsTwo", "declaredNotAntisocial", "declaredResident", "declaredOwnAccount", "agreedRisk"],
}

interface Agreement {
  readonly documentId: string
  readonly version: string
}

/** Proves the mail address and agrees to everything. */
export async function begin(page: Page, broker: Broker): Promise<void> {
  await call(page, ["POST", "/mail-auth"], { email: address })
  await call(page, ["POST", "/mail-auth/verify"], { code: await broker.newestCode() })
  for (const group of ["ONE", "TWO"] as const) {
    const asked = ["GET", `/agreements?group=${group}`] as const
    const { documents } = await call<{ readonly documents: readonly Agreement[] }>(page, asked)
    await call(page, ["POST", "/agreements/accept"], {
      group,
      documents: documents.map(({ documentId, version }) => ({ documentId, version })),
      declarations: Object.fromEntries(declarations[group].map((name) => [name, true])),
    })
  }
}

/** A first card that was read well. */
export async function readFirstCard(page: Page, broker: Broker, person: string): Promise<void> {
  const reading = { purpose: "PRIMARY", ekycMethod: "JPKI", agreedJpkiConsent: true, platform: "ios" }
  const { sessionId } = await call<{ readonly sessionId: string }>(page, ["POST", "/ekyc/sessions"], reading)
  await broker.endReading({ sessionId, result: "SUCCEEDED", person })
  await call(page, ["GET", `/ekyc/sessions/${sessionId}`])
}
