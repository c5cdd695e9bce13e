import { cleanup, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { beforeEach, describe, expect, it } from "vitest"
import type { Me, Proposal } from "../../../src/domain/proposals"
import type { Answer, DeskApi } from "../../../src/desk/deskApi"
import type { DeskStore } from "../../../src/desk/DeskStore"
import { AuditView } from "../../../src/desk/releases/AuditView"
import { PublishForm } from "../../../src/desk/releases/PublishForm"
import { ReleaseDesk } from "../../../src/desk/releases/ReleaseDesk"
import { sayDetail } from "../../../src/desk/releases/sayDetail"
import { ShownAudit } from "../../../src/desk/releases/ShownAudit"
import { Who } from "../../../src/desk/releases/Who"

const password = "a long password"
const person = { login: "yamada", name: "山田 花", roles: ["publish"], isDisabled: false } as const
const no = (status: number, kind: string): Answer => ({ status, body: { kind } })

/** A server where people have passwords. */
let me: Me
let posted: string[]
let isAway: boolean
const answer = (path: string, body: { readonly password?: string; readonly asksAgain?: boolean }): Answer => {
  if (path === "sign-out") {
    me = { source: "password", isConfirmed: false, people: [] }
    return no(200, "signed-out")
  }
  if (path === "sign-in" || path === "confirm" || path === "password") {
    if (body.password !== password) return no(401, "wrong")
    me = { source: "password", person, isConfirmed: true, people: [person] }
    return no(200, "signed-in")
  }
  if (path.endsWith("/publish") && !body.asksAgain) return no(409, "asks-again")
  return me.isConfirmed ? no(201, "ordered") : no(403, "unconfirmed")
}
const channel = { approvals: 1, mayApproveOwn: false, present: "r1", hasOwn: true, pointers: [], scheduled: [] }
const channels = [
  { ...channel, name: "live" },
  { ...channel, name: "rehearsal", mayApproveOwn: true },
]
const answers: Readonly<Record<string, () => unknown>> = {
  me: () => me,
  audit: () => [{ id: 1 }],
  releases: () => ({ releases: [], channels, own: "r1", damage: [], visits: {} }),
}
const api: Pick<DeskApi, "get" | "post"> = {
  get(path) {
    if (path.startsWith("audit?day=0")) return Promise.resolve(no(400, ""))
    return Promise.resolve(path in answers ? { status: 200, body: answers[path]?.() } : no(500, ""))
  },
  post(path, body) {
    if (isAway) return Promise.reject(new Error("gone"))
    posted.push(path)
    return Promise.resolve(answer(path, body))
  },
}

let desk: ReleaseDesk
beforeEach(async () => {
  me = { source: "password", isConfirmed: false, people: [] }
  posted = []
  isAway = false
  desk = new ReleaseDesk({ api } as unknown as DeskStore)
  await desk.refresh()
  render(<Who desk={desk} />)
  return cleanup
})

const give = async (given: string, button: string) => {
  await userEvent.type(screen.getByLabelText("パスワード"), given)
  await userEvent.click(screen.getByText(button))
}
const signIn = async (given: string) => {
  await userEvent.type(screen.getByLabelText("ログイン名"), "yamada")
  await give(given, "サインイン")
}

describe("a server without releases", () => {
  it.each([204, 404])("is told by what it says to who is there (%i), and is asked for nothing more", async (status) => {
    const asked: string[] = []
    const get = (path: string): Promise<Answer> => {
      asked.push(path)
      return Promise.resolve({ status, body: undefined })
    }
    const alone = new ReleaseDesk({ api: { get } } as unknown as DeskStore)
    await alone.refresh()
    expect(alone.isThere).toBe(false)
    expect(asked).toEqual(["me"])
  })
})

describe("someone with a password", () => {
  it("comes with it, is told when it is wrong, and goes", async () => {
    await signIn("wrong")
    expect((await screen.findByRole("alert")).textContent).toContain("ログイン名またはパスワードが違います。")
    await give(password, "サインイン")
    await screen.findByText(/山田 花（公開）/)
    await userEvent.click(screen.getByText("サインアウト"))
    await screen.findByLabelText("ログイン名")
  })

  it("gives it again before what customers notice, which is then done, once", async () => {
    await signIn(password)
    await screen.findByText(/山田 花/)
    me = { ...me, isConfirmed: false }
    expect(await desk.rollBack({ name: "live" }, { takeover: "visit", reason: "誤り" })).toBe(false)
    await screen.findByText(/もう一度パスワード/)
    await give("wrong", "続ける")
    expect((await screen.findByRole("alert")).textContent).toContain("パスワードが違います")
    await give(password, "続ける")
    await screen.findByText(/^前に公開していたものに戻しました。/)
    expect(screen.queryByText(/もう一度パスワード/)).toBeNull()
    expect(posted.filter((path) => path.endsWith("rollback"))).toHaveLength(2)
  })

  it("sets another one, typed twice alike", async () => {
    await signIn(password)
    await userEvent.click(await screen.findByText("パスワードを変える"))
    const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
    await type("今のパスワード", password)
    await type("新しいパスワード（12文字以上）", "another long one")
    await type("新しいパスワードをもう一度", "another")
    await screen.findByText("新しいパスワードが、2つの欄で違います。")
    expect(screen.getByText("変える")).toHaveProperty("disabled", true)
    await type("新しいパスワードをもう一度", " long one")
    await userEvent.click(screen.getByText("変える"))
    await screen.findByText("パスワードを変えました。")
    expect(posted).toEqual(["sign-in", "password"])
    expect(screen.getByLabelText("今のパスワード")).toHaveProperty("value", "")
  })

  it("may leave it at that", async () => {
    await signIn(password)
    await screen.findByText(/山田 花/)
    me = { ...me, isConfirmed: false }
    await desk.rollBack({ name: "live" }, { takeover: "visit", reason: "誤り" })
    await userEvent.click(await screen.findByText("やめる"))
    expect(screen.queryByText(/もう一度パスワード/)).toBeNull()
  })
})

describe("a change that asks applicants again", () => {
  const proposal: Proposal = {
    id: 7,
    title: "質問",
    reason: "",
    authors: ["sato"],
    at: "2026-11-22T09:00:00Z",
    files: [],
    content: "",
    state: "approved",
    approvals: 1,
    needed: 1,
    needsAdmin: false,
    reviews: [],
  }

  it("is published by somebody who says that this is wanted", async () => {
    me = { source: "password", person, isConfirmed: true, people: [person] }
    await desk.refresh()
    render(<PublishForm desk={desk} proposal={proposal} />)
    await userEvent.type(screen.getByLabelText(/公開の理由/), "必要なため")
    await userEvent.click(screen.getByText("公開する"))
    const wanted = await screen.findByLabelText("改めて答えていただく方がいることを承知のうえで")
    expect(screen.getByRole("alert").textContent).toContain("改めて答えていただく方か")
    await userEvent.click(wanted)
    await userEvent.click(screen.getByText("公開する"))
    await screen.findByText(/^公開しました。新しい訪問から変わり、いま開いている人は今のまま進めます。/)
  })

  it("goes no further than to staff before others have agreed", async () => {
    me = { source: "password", person, isConfirmed: true, people: [person] }
    await desk.refresh()
    render(<PublishForm desk={desk} proposal={{ ...proposal, state: "open" }} />)
    const choice = screen.getByRole("group", { name: "公開先" })
    expect(choice.textContent).toBe("公開先リハーサル")
    expect(screen.getByRole("button", { name: "リハーサルに公開する" })).toHaveProperty("disabled", true)
  })
})

describe("an act", () => {
  it("that the server does not know any more is let go of, and nothing is said to be refused", async () => {
    const get = (path: string) =>
      path === "proposals"
        ? Promise.resolve({ status: 200, body: { proposals: [], changed: [], proposed: [] } })
        : api.get(path)
    const begunAnew = new ReleaseDesk({ api: { ...api, get } } as DeskStore)
    begunAnew.changes.set(7, [])
    await begunAnew.refresh()
    expect([[...begunAnew.changes.keys()], begunAnew.refusal]).toEqual([[], []])
  })

  it("that is asked for twice at once is done once", async () => {
    me = { source: "password", person, isConfirmed: true, people: [person] }
    const order = { takeover: "visit", reason: "" } as const
    expect(await Promise.all([desk.rollBack({ name: "live" }, order), desk.rollBack({ name: "live" }, order)])).toEqual(
      [true, false],
    )
    expect(posted).toEqual(["channels/live/rollback"])
  })

  it("that does not reach the server says so and can be tried again", async () => {
    isAway = true
    expect(await desk.cancel(3, "延期")).toBe(false)
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("つながらない"))
    isAway = false
    me = { source: "password", person, isConfirmed: true, people: [person] }
    expect(await desk.cancel(3, "延期")).toBe(true)
    expect(screen.getByRole("alert").textContent).toBe("")
  })
})

describe("the log", () => {
  it("says so where it does not come, also the first time, and where the server cannot be reached", async () => {
    await desk.readAudit("2026-05-03")
    expect([desk.lines, desk.isLogMissing]).toEqual([undefined, true])
    await desk.readAudit("")
    expect([desk.lines, desk.isLogMissing]).toEqual([[{ id: 1 }], false])
    const away = new ReleaseDesk({ api: { get: () => Promise.reject(new Error("gone")) } } as unknown as DeskStore)
    await away.readAudit()
    expect(away.isLogMissing).toBe(true)
    const shownAudit = new ShownAudit()
    const store = { api: { get: async () => no(500, "") }, shownAudit } as unknown as DeskStore
    render(<AuditView store={store} />)
    expect(await screen.findByText(/記録を読み込めませんでした/)).toBeTruthy()
  })

  it("says of a line that is not as it was written that and nothing else", () => {
    const line = { id: 7, at: "", person: "yamada", action: "add-person", subject: "person kato", detail: undefined }
    expect(sayDetail({ ...line, isDamaged: true }, desk)).toBe("記録 7 が、書かれたときと違います。")
  })

  it("has no lines for a day that is none, and keeps those it has while the server does not answer", async () => {
    await desk.readAudit()
    await desk.readAudit("2026-05-03")
    expect(desk.lines).toHaveLength(1)
    await desk.readAudit("0202-05-03")
    expect(desk.lines).toEqual([])
  })
})
