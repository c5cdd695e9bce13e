// @vitest-environment node
import { appendFileSync } from "node:fs"
import { join } from "node:path"
import Fastify, { type FastifyInstance } from "fastify"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { readTexts } from "../../../../renderer/compiler"
import { describeProblems } from "../../../../src/cli/problems"
import { definitions } from "../../../../src/definitions"
import type { Bench } from "../../../../src/domain/bench"
import { beganName } from "../../../../src/domain/documentNames"
import { firstLook } from "../../../../src/domain/look"
import { openWorkshop, registerDesk } from "../../../../src/server"
import { drawnByNobody, type FakeBench } from "../../../support/drawnByNobody"
import { copyShipped } from "../../../support/shippedCopy"

const copy = copyShipped()
const began = readTexts(copy.root)
const screenFile = "withdrawal/client_withdrawal.screen.json"
const [before, after] = ["いくら出金しますか", "いくらお引き出しですか"]

let fake: FakeBench
let server: FastifyInstance

function open(): FastifyInstance {
  const opened = Fastify({ forceCloseConnections: true })
  const workshop = () => openWorkshop({ root: copy.root, began, definitions, describe: describeProblems })
  registerDesk(opened, workshop, { bench: fake, personOf: async () => "sato" })
  return opened
}

beforeAll(() => {
  fake = drawnByNobody()
})
beforeEach(async () => {
  await server?.close()
  copy.restore()
  server = open()
})
afterAll(async () => {
  await server.close()
  copy.remove()
  fake.remove()
})

const post = (path: string, payload: object) => server.inject({ method: "POST", url: `/__desk/bench/${path}`, payload })
const start = (screens: readonly string[] = ["client_withdrawal", "mail_auth"]) =>
  post("runs", { before: beganName, look: firstLook, screens })
const read = async () => (await server.inject("/__desk/bench")).json<Bench>()

async function runAll(): Promise<Bench> {
  expect((await start()).statusCode).toBe(202)
  fake.finish()
  await expect.poll(async () => (await read()).run?.status).toBe("done")
  return read()
}

describe("the bench", () => {
  it("has nothing before anybody asks", async () => {
    expect(await read()).toEqual({ isOld: false, states: [], alike: 0, changes: [] })
  })

  it("draws all states of the screens that are asked for, and finds nothing where nothing was changed", async () => {
    const { run, states, changes, isOld } = await runAll()
    expect(run).toMatchObject({ status: "done", total: states.length, drawn: states.length })
    expect(new Set(states.map(({ screen }) => screen))).toEqual(new Set(["client_withdrawal", "mail_auth"]))
    expect(states.every(({ verdict }) => verdict === "same")).toBe(true)
    expect([changes, isOld]).toEqual([[], false])
  })

  it("compares with documents that somebody brings, such as those of a version of git", async () => {
    const files = Object.fromEntries([...began].map(([file, text]) => [file, text.replace(before, "いくらですか")]))
    const brought = await post("versions", { files })
    expect(brought.statusCode).toBe(201)
    await post("runs", { before: brought.json().name, look: firstLook, screens: ["client_withdrawal"] })
    fake.finish()
    await expect.poll(async () => (await read()).run?.status).toBe("done")
    const { run, changes } = await read()
    expect(run?.order.before).toBe(brought.json().name)
    expect(changes.flatMap(({ causes }) => causes.map(({ says }) => says))).toEqual(["「出金」の見出しの文章"])
    expect((await post("versions", { files: { "app.json": 1 } })).statusCode).toBe(400)
  })

  it("tells one change once, with its states and the line it comes from", async () => {
    copy.replace(screenFile, before, after)
    const { states, changes } = await runAll()
    const [change, ...others] = changes
    expect(others).toEqual([])
    expect(change?.says).toBe(`「${before}」が「${after}」になります`)
    expect(new Set(change?.states.map(({ screen }) => screen))).toEqual(new Set(["client_withdrawal"]))
    expect(change?.states).toHaveLength(states.filter(({ verdict }) => verdict === "different").length)
    expect(change?.causes).toEqual([expect.objectContaining({ file: screenFile, pointer: "/body/1/text" })])
  })

  it("says that documents were changed since, and that a state is only before or only after", async () => {
    await runAll()
    copy.replace(screenFile, before, after)
    expect((await read()).isOld).toBe(true)
    await start()
    copy.edit<{ samples: Record<string, unknown> }>(screenFile, ({ samples }) => {
      samples["another"] = samples["normal"]
      delete samples["normal"]
    })
    expect(fake.ordered().some(({ sample }) => sample === "another")).toBe(false)
    fake.finish()
    await expect.poll(async () => (await read()).run?.status).toBe("done")
    await start()
    const sidesOf = (name: string) =>
      fake
        .ordered()
        .filter(({ screen, sample }) => screen === "client_withdrawal" && sample === name)
        .map((state) => [state.before !== undefined, state.after !== undefined])
    expect([sidesOf("another"), sidesOf("normal")]).toEqual([[[false, true]], [[true, false]]])
  })

  it("asks about a change once: what was said holds for the same change after a new start, and the last word counts", async () => {
    copy.replace(screenFile, before, after)
    const { changes } = await runAll()
    const change = changes[0]?.id ?? ""
    expect((await post("decisions", { change, verdict: "wrong", comment: "敬語" })).statusCode).toBe(201)
    await server.close()
    appendFileSync(join(fake.folder, "decisions.jsonl"), '{"change": "torn')
    server = open()
    const [again] = (await runAll()).changes
    expect(again?.decision).toMatchObject({ change, verdict: "wrong", comment: "敬語", person: "sato" })
    await post("decisions", { change, verdict: "right" })
    expect((await read()).changes[0]?.decision).toMatchObject({ verdict: "right", comment: "" })
  })

  it("does one run at a time, and keeps what a stopped one has drawn", async () => {
    await start()
    const second = await start()
    expect([second.statusCode, second.json()]).toEqual([409, { kind: "running" }])
    await post("stop", {})
    await expect.poll(async () => (await read()).run?.status).toBe("stopped")
    expect((await read()).states.length).toBeGreaterThan(0)
    expect((await start()).statusCode).toBe(202)
  })

  it.each([
    ["runs", { before: beganName, look: { ...firstLook, width: "1" } }],
    ["runs", { look: firstLook }],
    ["decisions", { change: "../../etc", verdict: "right" }],
    ["decisions", { change: "0".repeat(24), verdict: "perhaps" }],
    ["decisions", { change: "0".repeat(24), verdict: "wrong", comment: "あ".repeat(1_001) }],
  ])("cannot read a wish for %s like %j", async (path, payload) => {
    expect((await post(path, payload)).statusCode).toBe(400)
  })

  it("says that there are no such documents to compare with", async () => {
    const answer = await post("runs", { before: "rNone", look: firstLook, screens: [] })
    expect([answer.statusCode, answer.json()]).toEqual([409, { kind: "no-documents" }])
  })

  it("gives its pictures by their names, and no other file", async () => {
    const answer = await server.inject(`/__desk/pictures/${"0".repeat(32)}.png`)
    expect([answer.statusCode, answer.headers["content-type"], answer.body]).toEqual([200, "image/png", "a picture"])
    for (const name of [`${"1".repeat(32)}.png`, "decisions.jsonl", "..%2Fpackage.json"])
      expect((await server.inject(`/__desk/pictures/${name}`)).statusCode).toBe(404)
  })
})
