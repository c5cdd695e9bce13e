// @vitest-environment node
import { readFileSync } from "node:fs"
import { join } from "node:path"
import Fastify, { type FastifyInstance } from "fastify"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { readTexts } from "../../../../renderer/compiler"
import { describeProblems } from "../../../../src/cli/problems"
import { definitions } from "../../../../src/definitions"
import type { AskedField, ServedDocuments } from "../../../../src/domain/workshop"
import { openWorkshop, registerDesk, type Workshop } from "../../../../src/server"
import { copyShipped } from "../../../support/shippedCopy"

const copy = copyShipped()
const screenFile = "withdrawal/client_withdrawal.screen.json"
const heading = "いくら出金しますか"
const textOf = (file: string) => readFileSync(join(copy.root, file), "utf8")

let workshop: Workshop
let server: FastifyInstance

beforeAll(() => {
  workshop = openWorkshop({ root: copy.root, began: readTexts(copy.root), definitions, describe: describeProblems })
  server = Fastify({ forceCloseConnections: true })
  registerDesk(server, () => workshop)
})
afterAll(async () => {
  await server.close()
  copy.remove()
})

const pointerOf = (text: string): string => {
  const found = workshop.texts().find((one) => one.file === screenFile && one.text === text)
  if (!found) throw new Error(`nobody says ${text}`)
  return found.pointer
}
const post = (edits: readonly object[]) => server.inject({ method: "POST", url: "/__desk/edits", payload: { edits } })
/** When all rules have run again. */
const toldProblems = () =>
  new Promise<void>((resolve) => {
    const stop = workshop.listen((event) => {
      if (event !== "problems") return
      stop()
      resolve()
    })
  })
const get = async <Answer>(path: string) => (await server.inject(`/__desk/${path}`)).json<Answer>()

it("tells what was changed before anybody had opened the desk", () => {
  const other = copyShipped()
  const began = readTexts(other.root)
  other.replace(screenFile, heading, "金額を教えてください")
  const late = openWorkshop({ root: other.root, began, definitions, describe: describeProblems })
  expect(late.changes()).toMatchObject([{ file: screenFile, after: "「金額を教えてください」" }])
  late.close()
  other.remove()
})

describe("an edit", () => {
  let undo: readonly object[] = []
  it("of a place that is no pointer is refused, and the document stays", async () => {
    const before = textOf(screenFile)
    const { statusCode } = await post([{ file: screenFile, op: "set", pointer: "title", value: "出金" }])
    expect([statusCode, textOf(screenFile)]).toEqual([400, before])
  })

  beforeEach(() => (undo = []))
  afterEach(async () => {
    if (undo.length === 0) return
    // Good for the next test is what all rules have seen.
    const told = toldProblems()
    await post(undo)
    await told
  })

  it("changes its place in the file and nothing else, is served at once, and is taken back byte by byte", async () => {
    const before = textOf(screenFile)
    const served = workshop.documents()
    const pointer = pointerOf(heading)
    const told = toldProblems()
    const answer = await post([{ file: screenFile, pointer, op: "set", value: "金額を教えてください", seen: heading }])
    expect(answer.statusCode).toBe(200)
    ;({ undo } = answer.json<{ readonly undo: readonly object[] }>())
    expect(textOf(screenFile)).toBe(before.replace(heading, "金額を教えてください"))

    const now = await get<ServedDocuments>("documents")
    const changed = Object.keys(now.screens).filter((id) => now.screens[id]?.hash !== served.screens[id]?.hash)
    expect(changed).toEqual(["client_withdrawal"])
    const module = await server.inject(`/__desk/modules/${now.screens["client_withdrawal"]?.hash}.js`)
    expect(module.body).toContain("金額を教えてください")
    expect(module.body).not.toMatch(/^import /m)
    expect(module.headers["cache-control"]).toContain("immutable")
    expect(await get("changes")).toMatchObject([
      {
        file: screenFile,
        pointer,
        says: "「出金」の見出しの文章",
        before: `「${heading}」`,
        after: "「金額を教えてください」",
        back: [{ file: screenFile, op: "set", pointer, value: heading, seen: "金額を教えてください" }],
      },
    ])

    await told
    const toldBack = toldProblems()
    await post(undo)
    undo = []
    expect(textOf(screenFile)).toBe(before)
    expect(await get("changes")).toEqual([])
    await toldBack
  })

  it("is refused where somebody else was first, and tells what stands there", async () => {
    const before = textOf(screenFile)
    const pointer = pointerOf(heading)
    const answer = await post([
      { file: "withdrawal/withdrawal.form.json", pointer: "/version", op: "set", value: 2 },
      { file: screenFile, pointer, op: "set", value: "金額", seen: "別の文" },
    ])
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({ kind: "changed", index: 1, now: heading })
    expect(textOf(screenFile)).toBe(before)
    expect(JSON.parse(textOf("withdrawal/withdrawal.form.json"))).toMatchObject({ version: 1 })
  })

  it.each(["../package.json", "meta/screen.schema.json", "nobody.screen.json", ""])(
    "reaches no file but documents: %s",
    async (file) => {
      const answer = await post([{ file, pointer: "/id", op: "set", value: "x" }])
      expect([answer.statusCode, answer.json()]).toEqual([409, { kind: "missing", index: 0 }])
      expect((await server.inject(`/__desk/files?file=${encodeURIComponent(file)}`)).statusCode).toBe(404)
    },
  )

  it.each([
    {},
    { edits: [] },
    { edits: [{ file: 1, pointer: "", op: "set", value: 1 }] },
    { edits: [{ file: screenFile, pointer: "/title", op: "empty" }] },
    { edits: [{ file: screenFile, pointer: "/body/0", op: "move" }] },
    { edits: [{ file: screenFile, pointer: "/title", op: "set" }] },
    { edits: [{ file: screenFile, pointer: "/title", op: "set", value: "a", source: '"a' }] },
    { edits: [{ file: screenFile, pointer: "/title", op: "set", value: "a", source: '"a", "id": "b"' }] },
    { edits: [{ file: screenFile, pointer: "/title", op: "set", value: "a", source: '"b"' }] },
    { edits: [{ file: screenFile, pointer: "/title", op: "set", value: "a", isNew: "yes" }] },
  ])("that is none is refused: %j", async (payload) => {
    expect((await server.inject({ method: "POST", url: "/__desk/edits", payload })).statusCode).toBe(400)
  })

  it("that breaks a screen leaves the last good one in view, and the problem is told with its fix", async () => {
    const good = workshop.documents().screens["client_withdrawal"]?.hash
    const told = toldProblems()
    const answer = await post([{ file: screenFile, pointer: "/body/0/widget", op: "set", value: "steper" }])
    ;({ undo } = answer.json<{ readonly undo: readonly object[] }>())
    await told
    expect(workshop.documents().screens["client_withdrawal"]?.hash).toBe(good)
    const [problem] = await get<{ severity: string; file: string; message: string; patch?: unknown }[]>("problems")
    expect(problem).toMatchObject({ severity: "error", file: screenFile })
    expect(problem?.patch).toMatchObject([{ op: "set", value: "stepper" }])
  })
})

it("what needs a build is told at its place while it is edited, and nothing of what does not", () => {
  const other = copyShipped()
  const began = readTexts(other.root)
  const callFile = "calls/legacy/withdrawal_confirm.call.json"
  other.replace(callFile, '"effect": "read"', '"effect": "write"')
  other.replace(screenFile, heading, "金額を教えてください")
  other.edit<Record<string, unknown>>("app.json", (app) =>
    Object.assign(app, { scope: {}, schemes: [], constants: { allowedHosts: [] } }),
  )
  const opened = openWorkshop({ root: other.root, began, definitions, describe: () => [] })
  const [app1, app2, app3, call, ...more] = opened.problems()
  expect(call).toEqual({
    severity: "warning",
    rule: "release-call",
    file: callFile,
    pointer: "/effect",
    line: other.lineOf(callFile, '"effect"'),
    message: "通信の取り決め（effect）はプログラムと一緒に変える必要があります。リリースでは変えられません。",
    why: "サーバーのプログラムは、前の取り決めのまま動いています。",
  })
  expect([app1, app2, app3].map((one) => `${one?.rule} ${one?.pointer}`).toSorted()).toEqual([
    "release-hosts /constants/allowedHosts",
    "release-hosts /schemes",
    "release-scope /scope",
  ])
  expect(more).toEqual([])
  opened.close()
  other.remove()
})

it("a file that is saved by somebody else is served, and everybody hears of it", async () => {
  const heard = new Promise<void>((resolve) => {
    const stop = workshop.listen((event) => {
      if (event !== "documents") return
      stop()
      resolve()
    })
  })
  const before = workshop.documents().screens["client_withdrawal"]?.hash
  copy.replace(screenFile, heading, "いくらにしますか")
  await heard
  expect(workshop.documents().screens["client_withdrawal"]?.hash).not.toBe(before)
  copy.replace(screenFile, "いくらにしますか", heading)
})

it("a folder that is gone for a moment leaves the last documents in view", () => {
  const other = copyShipped()
  const opened = openWorkshop({
    root: other.root,
    began: readTexts(other.root),
    definitions,
    describe: describeProblems,
  })
  const shown = opened.documents()
  other.remove()
  const stop = opened.listen(() => undefined)
  expect(opened.documents()).toBe(shown)
  stop()
  opened.close()
})

it("texts are what customers read, each at its own place: none of samples, shared parts once", async () => {
  const texts = await get<{ file: string; pointer: string; text: string }[]>("texts")
  expect(texts.length).toBeGreaterThan(2_000)
  expect(texts.filter(({ pointer }) => /^\/samples?\//.test(pointer))).toEqual([])
  expect(new Set(texts.map(({ file, pointer }) => `${file}#${pointer}`)).size).toBe(texts.length)
  expect(texts.some(({ file }) => file === "shared/payments.json")).toBe(true)
})

it("all screens are listed, none of them with a problem", async () => {
  const { screens } = await get<{ screens: { id: string; samples: unknown[]; errors: number; isBroken: boolean }[] }>(
    "tree",
  )
  expect(screens.map(({ id }) => id)).toEqual(
    workshop
      .set()
      .all("screen")
      .map(({ id }) => id),
  )
  expect(screens.filter(({ errors, isBroken, samples }) => errors > 0 || isBroken || samples.length === 0)).toEqual([])
})

it("a part that stands in a shared part is written where its screen refers to it, and nothing that is no part anywhere", async () => {
  const file = "payments/payments_contract_list.screen.json"
  const place = async (part: object) =>
    get<{ pointer?: string }>(`place?part=${encodeURIComponent(JSON.stringify(part))}`)
  const { pointer } = await place({ kind: "block", at: `${file}#/body/1` })
  expect(pointer).toBe("/body/1")
  const parts = await get<readonly object[]>(`parts?file=${file}&pointer=${pointer}`)
  expect(parts).toContainEqual({ kind: "block", at: `${file}#/body/1` })
  for (const part of [{ kind: "block" }, { kind: "question", question: "zoo-FOOD" }, { kind: "zoo" }, []])
    expect(await place(part)).toEqual({ problem: "no document says this" })
  expect(await get("parts?file=zoo.json&pointer=/body/0")).toEqual([])
})

it("conditions are told whole, each where it is written, and fields with the answers that they take", async () => {
  const conditions = await get<{ file: string; pointer: string; condition: object }[]>("conditions")
  const ofFlow = conditions.filter(({ file }) => file === "account-opening/account-opening.flow.json")
  expect(ofFlow.map(({ condition }) => condition)).toContainEqual({ condition: "has-residence-card" })
  expect(conditions.find(({ pointer }) => pointer === "/conditions/has-residence-card/when")).toMatchObject({
    file: "conditions.json",
    condition: { all: [{ condition: "is-foreign-national" }, {}] },
  })
  const named = conditions.filter(({ file }) => file === "conditions.json").map(({ pointer }) => pointer)
  expect(named.filter((pointer) => !/^\/conditions\/[^/]+\/when$/.test(pointer))).toEqual([])
  expect(conditions.filter(({ pointer }) => pointer.startsWith("/samples/"))).toEqual([])
  const fields = await get<AskedField[]>("fields")
  expect(fields.find(({ field }) => field === "otherNameKinds")).toMatchObject({
    file: "account-opening/multiple_name.form.json",
    type: "list",
    choices: [{ value: "FORMER_NAME", label: "旧姓（旧氏）がある" }, {}, { value: "NONE" }],
  })
  expect(fields.find(({ field }) => field === "ageAtApplication")).toMatchObject({ type: "number", choices: [] })
})
