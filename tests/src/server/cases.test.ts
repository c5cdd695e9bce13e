// @vitest-environment node
import fastifyCookie from "@fastify/cookie"
import Fastify, { type FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { CustomerCase } from "../../../src/domain/cases"
import { createTextLoader } from "../../../renderer/compiler"
import { customerCases } from "../../../src/cli/cases/customerCases"
import { registerCases, registerReleaseDesk } from "../../../src/server"
import { answerSchemas, maskAnswers } from "../../../src/server/cases/maskAnswers"
import { type OpenReleases, openShippedReleases, shippedTexts } from "../../support/openReleases"
import { apply } from "../sandbox/support/applying"
import { openTestbed, type Testbed } from "../sandbox/support/testbed"

const canary = "秘密のカナリア"
const now = new Date("2025-01-15T10:00:00+09:00")
let bed: Testbed
let opened: OpenReleases
let server: FastifyInstance
let application: { readonly id: string; readonly draft: Readonly<Record<string, unknown>> }

/** Every text that an applicant has given is another one that nobody else has. */
const withCanaries = (value: unknown): unknown => {
  if (typeof value === "string") return `${canary}${value}`
  if (Array.isArray(value)) return value.map(withCanaries)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withCanaries(item)]))
}

beforeAll(async () => {
  bed = await openTestbed()
  const { visitor } = await apply(bed, "applicant-step3-filled")
  const found = await bed.database.db
    .selectFrom("application")
    .selectAll()
    .where("tenant", "=", visitor.tenant)
    .executeTakeFirstOrThrow()
  application = found
  // Others of the same sandbox may have applied at that moment, and the newest are listed.
  await bed.database.db
    .updateTable("application")
    .set({ created_at: new Date("2125-01-15T10:00:00+09:00") })
    .where("id", "=", found.id)
    .execute()
  opened = await openShippedReleases({ people: "demo", clock: () => now })
  server = Fastify({ forceCloseConnections: true })
  await server.register(fastifyCookie)
  registerReleaseDesk(server, opened.releases, () => shippedTexts)
  registerCases(server, { releases: opened.releases, ...customerCases(bed.database.db) })
})
afterAll(async () => {
  await server.close()
  await opened.close()
  await bed.close()
})

async function ask(login: string, method: "GET" | "POST", url: string, payload: object = {}) {
  const signedIn = await server.inject({ method: "POST", url: "/__desk/sign-in", payload: { login } })
  const cookies = Object.fromEntries(signedIn.cookies.map(({ name, value }) => [name, value]))
  return server.inject({ method, url: `/__desk/${url}`, cookies, ...(method === "POST" ? { payload } : {}) })
}

const look = (asked: object, login = "ito") => ask(login, "POST", "cases/look", asked)

it("tells whoever helps customers where an application stands and why, and notes that they looked", async () => {
  const listed = await ask("ito", "GET", "cases")
  expect(listed.json().cases.map(({ id }: { id: string }) => id)).toContain(application.id)
  expect(listed.body).not.toMatch(/山田|花子|@/)
  const answer = await look({ application: application.id, reason: "電話での問い合わせ" })
  const shown: CustomerCase = answer.json()
  expect(answer.statusCode).toBe(201)
  expect(shown).toMatchObject({ kind: "looked-at", id: application.id, resumesAt: "exprience_survey_intro" })
  const step = (screen: string) => shown.steps.find((one) => one.screen === screen)
  expect(step("name_input")).toMatchObject({ state: "answered" })
  expect(step("residence_check_start")).toMatchObject({
    state: "left-out",
    why: { condition: { condition: "is-foreign-national" }, truth: false },
  })
  expect(shown.values).toMatchObject({
    "$saved.draft.lastName": "（氏名）",
    "$saved.draft.mobilePhone": "（連絡先）",
    "$saved.draft.city": "（住所）",
    "$saved.draft.birthDate": expect.stringMatching(/^（生年月日：\d\d歳）$/),
    "$saved.draft.nationalityType": "JAPAN_ONLY",
    "$saved.draft.ageAtApplication": expect.any(Number),
  })
  const [line] = await opened.releases.audit(undefined)
  expect(line).toMatchObject({
    person: "ito",
    action: "look-at-case",
    subject: `case ${application.id}`,
    detail: { reason: "電話での問い合わせ" },
  })
  expect(await opened.releases.verify()).toEqual([])
})

it("shows no answer that says who a customer is, in an answer, in the log, or anywhere else", async () => {
  const draft = withCanaries(application.draft)
  await bed.database.db
    .updateTable("application")
    .set({ draft: JSON.stringify(draft), email: `${canary}@example.jp` })
    .where("id", "=", application.id)
    .execute()
  const answer = await look({ application: application.id, reason: "確認" })
  expect(answer.statusCode).toBe(201)
  expect(Object.keys(answer.json().values).length).toBeGreaterThan(60)
  const audit = await ask("tanaka", "GET", "audit")
  for (const said of [answer.body, audit.body, (await ask("ito", "GET", "cases")).body])
    expect(said).not.toContain(canary)
})

it("is for 対応 alone, and wants a reason and an application that is there", async () => {
  const asked = { application: application.id, reason: "確認" }
  expect((await look(asked, "tanaka")).json()).toEqual({ kind: "not-allowed", roles: ["cases"] })
  expect((await ask("tanaka", "GET", "cases")).statusCode).toBe(403)
  expect((await server.inject({ method: "POST", url: "/__desk/cases/look", payload: asked })).json()).toEqual({
    kind: "signed-out",
  })
  const before = await opened.releases.audit(undefined)
  expect((await look({ ...asked, reason: " " })).statusCode).toBe(400)
  expect((await look({ ...asked, application: "nobody" })).json()).toEqual({ kind: "unknown-case" })
  expect(await opened.releases.audit(undefined)).toEqual(before)
})

it("every answer that is not chosen from a list says what kind of thing it is", () => {
  const set = createTextLoader()(shippedTexts)
  const schemas = answerSchemas(set)
  expect(Object.keys(schemas).length).toBeGreaterThan(100)
  const unsaid = Object.keys(schemas).filter((name) => {
    const [shown] = Object.values(maskAnswers({ [name]: "記入" }, { set, now }))
    const schema = schemas[name] as { readonly personal?: string; readonly type?: unknown }
    const isChosen = /"(enum|codes)"|boolean/.test(JSON.stringify(schema))
    return shown === "記入" || (!isChosen && schema.personal === undefined)
  })
  expect(unsaid).toEqual([])
})
