import { join } from "node:path"
import fastifyCookie from "@fastify/cookie"
import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readTexts } from "../../../renderer/compiler"
import type { DeskStore } from "../../../src/desk/DeskStore"
import { ReleaseDesk } from "../../../src/desk/releases/ReleaseDesk"
import { groupBy } from "../../../src/domain/groupBy"
import { hashesIn } from "../../../src/server/releases/builds"
import { openDatabase, type OpenDatabase } from "../../../src/sandbox"
import { openReleases, registerReleaseDesk, registerReleases } from "../../../src/server"
import { openDesk, type OpenDesk } from "../../support/openDesk"
import { buildOf } from "../../support/openReleases"

const cacheDir = join(import.meta.dirname, "../../../node_modules/.cache/kamishibai")
const password = "customer/client_password.screen.json"
const cancelled = "preorder/preorder_cancel_complete.screen.json"
const form = "withdrawal/withdrawal.form.json"
const flow = "account-opening/account-opening.flow.json"

interface Request {
  readonly file: string
  /** As the views of the desk do it. */
  readonly act: (desk: DeskStore) => Promise<unknown>
  /** In what customers' pages load. */
  readonly says: RegExp
}

const write = (file: string, pointer: string, value: string | number, says = new RegExp(String(value))): Request => ({
  file,
  act: (desk) => desk.set({ file, pointer }, value),
  says,
})

const requests: Readonly<Record<string, Request>> = {
  "the heading of a screen": write(password, "/body/0/text", "パスワードを新しくしてください"),
  "the title of a screen": write(password, "/title", "パスワードを変える"),
  "the words of a button": write(password, "/footer/0/label", "この内容に変更する"),
  "the words of a link": write(password, "/body/4/rows/0/label", "パスワードを忘れた方はこちら"),
  "one point of a note less": {
    file: password,
    act: (desk) => desk.remove({ file: password, pointer: "/body/3/points/1" }),
    says: /^(?!.*ほかのサービスで使っている).*設定できません。/s,
  },
  // Behind the others of this screen, whose places it moves.
  "another text on a screen": {
    file: password,
    act: (desk) =>
      desk.edit([
        {
          file: password,
          pointer: "/body/1",
          op: "insert",
          value: { widget: "lead", text: "ほかの人に知られないものにしてください" },
        },
      ]),
    says: /ほかの人に知られないものにしてください/,
  },
  "the name of what is told": write(cancelled, "/body/1/rows/0/label", "ファンド名"),
  "another order of what is told": {
    file: cancelled,
    act: (desk) => desk.move({ file: cancelled, pointer: "/body/1/rows/0" }, 1),
    says: /金額.{0,300}ファンド名/s,
  },
  "what a customer is told at the end": write(cancelled, "/body/0/heading", "予約を取り消しました"),
  "the label of a field": write(form, "/ui/1/label", "出金する金額"),
  "the words of a choice": write(form, "/ui/0/options/1/label", "残高をすべて出金する"),
  "an amount to choose": write(form, "/ui/1/chips/0", 20_000, /20000,\s*50000/),
  "the limit of an amount": write(form, "/schema/properties/AMOUNT/maximum", 50_000_000, /50000000/),
  "what is wrong with one field": write(
    form,
    "/ui/1/messages/whole-number",
    "{label}は1円の単位で入れてください",
    /は1円の単位で入れてください/,
  ),
  "what is wrong with any field": write(
    "messages.json",
    "/messages/required-choice",
    "{label}をお選びください",
    /をお選びください/,
  ),
  "what is said when a server fails": write(
    "errors.json",
    "/clients/legacy/outcomes/rejected/0/text",
    "ただいま混み合っています。",
  ),
  "the words of a code": write("codes/annual-income.codes.json", "/codes/0/label", "収入はない"),
  "the name of a part of a flow": write(flow, "/sections/0/label", "ご準備"),
  "a colour": write("theme.json", "/light/paper", "#FCFBF8", /#fcfbf8/i),
  "a window over any screen": write("system/general-error.sheet.json", "/subtitle", "少し待ってからお試しください"),
}

let desk: OpenDesk
let database: OpenDatabase
let server: FastifyInstance
let people: ReleaseDesk
let now = new Date("2026-11-22T09:00:00Z")
beforeAll(async () => {
  database = await openDatabase({ cacheDir })
  desk = await openDesk(async (opened, root) => {
    server = opened
    await server.register(fastifyCookie)
    const releases = await openReleases({
      database: database.db,
      ...buildOf(readTexts(root)),
      people: "demo",
      clock: () => (now = new Date(now.getTime() + 2_000)),
    })
    registerReleases(server, releases)
    registerReleaseDesk(server, releases, () => readTexts(root))
  })
  people = new ReleaseDesk(desk.store)
  await people.refresh()
})
afterAll(async () => {
  await desk.close()
  await database.close()
})

/** All that the page of somebody who comes now loads instead of the build's. */
async function loaded(): Promise<string> {
  const { manifest: address } = (await server.inject("/release.json")).json<{ manifest?: string }>()
  if (address === undefined) return ""
  const manifest = (await server.inject(address)).json<Parameters<typeof hashesIn>[0]>()
  const parts = hashesIn(manifest).map((hash) =>
    server.inject(hash === manifest.theme ? `/releases/t/${hash}.css` : `/releases/m/${hash}.js`),
  )
  return (await Promise.all(parts)).map(({ body }) => body).join("\n")
}
/** Nothing was refused. */
async function does(act: Promise<boolean>): Promise<void> {
  expect({ isDone: await act, refusal: people.refusal }).toEqual({ isDone: true, refusal: [] })
}

/** Requests of a kind go in one release: judging all documents takes as long for many as for one. */
const kindOf = ({ file }: Request): string => /\.(screen|form)\.json$/.exec(file)?.[1] ?? "what screens share"
const releases = groupBy(Object.entries(requests), ([, request]) => kindOf(request))
const cases = [...releases].map(([kind, entries]) => ({ kind, titles: entries.map(([title]) => title), entries }))

describe("change requests go through the desk, from one person to the next, to customers and back", () => {
  it.each(cases)("$kind: $titles", async ({ kind, entries }) => {
    const files = [...new Set(entries.map(([, { file }]) => file))]
    for (const [, { file, act }] of entries) {
      await desk.store.want(file)
      expect(await act(desk.store)).not.toBe(false)
    }
    await does(people.signIn("sato"))
    expect(people.proposals.changed.toSorted()).toEqual(files.toSorted())
    await does(people.propose(files, { title: kind, reason: "" }))
    await does(people.signIn("suzuki"))
    const [proposal] = people.proposals.proposals
    const id = proposal?.id ?? 0
    await people.readEffect(id)
    await does(people.review(id, "approve", ""))
    expect(await loaded()).toBe("")

    await does(people.signIn("tanaka"))
    await does(people.publish(id, { channel: "live", percent: 100, takeover: "visit", reason: kind }))
    const seen = await loaded()
    expect(entries.filter(([, { says }]) => !says.test(seen)).map(([title]) => title)).toEqual([])
    await does(people.rollBack(people.live ?? { name: "live" }, { takeover: "visit", reason: "おためし" }))
    expect(await loaded()).toBe("")
    await does(people.signIn("sato"))
    for (const _ of entries) await desk.store.history.undo()
  })
})
