// @vitest-environment node
import { describe, expect, it } from "vitest"
import type { Draft } from "../../../../renderer"
import { createDraftStore } from "../../../../src/app/drafts/createDraftStore"
import { createDraftVault } from "../../../../src/app/drafts/createDraftVault"
import type { DraftKeyAnswer } from "../../../../src/platform/api"
import { createSafeStorage } from "../../../../src/platform/storage"
import { createFakeStorage } from "../../../support/fakeStorage"
import { settle } from "../../../support/fakeClock"

const now = Date.parse("2025-01-15T10:00:00+09:00")
const hour = 3_600_000
const keyOf = (keyId: string, letter: string, until = now + 24 * hour): DraftKeyAnswer => ({
  kind: "key",
  keyId,
  key: `${letter.repeat(42)}A`,
  until,
})
const momo: Draft = { answers: { name: "百々 モモ", age: 7 }, base: { name: "百々" } }

const textsIn = (area: Storage): readonly (string | null)[] =>
  Array.from({ length: area.length }, (_, index) => area.getItem(area.key(index) ?? ""))

/** A device on which pages come and go. */
function createDevice() {
  const local = createFakeStorage()
  const session = createFakeStorage()
  const device = { local, session, now, answer: keyOf("k1", "B"), asked: 0, fails: false }
  const running: Promise<unknown>[] = []
  const readKey = async () => {
    device.asked += 1
    if (device.fails) throw new Error("network")
    return device.answer
  }
  const load = () =>
    createDraftStore({
      sessionStorage: createSafeStorage(() => session),
      localStorage: createSafeStorage(() => local),
      loadVault: async () => {
        const vault = createDraftVault({ crypto, now: () => device.now, readKey })
        return {
          ...vault,
          encrypt(form, draft) {
            const text = vault.encrypt(form, draft)
            running.push(text)
            return text
          },
        }
      },
    })
  const written = () => Array.from({ length: local.length }, (_, index) => local.key(index) ?? "")
  /** Until everything that is being encrypted has been written, or has not. */
  async function rest(): Promise<void> {
    await settle()
    await Promise.all(running)
    await settle()
  }
  return { device, load, written, rest, textOf: (form: string) => local.getItem(`kamishibai.draft.${form}`) ?? "" }
}

async function typed() {
  const opened = createDevice()
  const page = opened.load()
  page.write("name_input", momo, "encrypted")
  await opened.rest()
  expect(opened.textOf("name_input")).not.toBe("")
  return { ...opened, page }
}

describe("createDraftStore", () => {
  it("writes nothing of a form that lives in memory, and asks for no key", async () => {
    const { device, load, written } = createDevice()
    const drafts = load()
    drafts.write("secret", momo, "memory")
    expect(drafts.read("secret")).toEqual(momo)
    await settle()
    expect(load().read("secret")).toBeUndefined()
    expect([written(), device.session.length, device.asked]).toEqual([[], 0, 0])
  })

  it("keeps a form until the webview ends, and nothing of it can be read in the session storage", async () => {
    const { device, load, written, rest } = createDevice()
    load().write("money", { answers: { AMOUNT: 123456 }, base: {} }, "session")
    await rest()
    expect([written(), device.session.length]).toEqual([[], 1])
    expect(JSON.stringify(textsIn(device.session))).not.toMatch(/AMOUNT|123456/)
    const again = load()
    await again.open()
    expect(again.read("money")?.answers).toEqual({ AMOUNT: 123456 })
    again.clear("money")
    expect(device.session.length).toBe(0)
  })

  it("asks for the key when typing begins, once, and not for a form that lives in memory", async () => {
    const { device, load, written, rest } = createDevice()
    const drafts = load()
    drafts.prepare?.("memory")
    await settle()
    expect(device.asked).toBe(0)
    drafts.prepare?.("encrypted")
    await settle()
    expect(device.asked).toBe(1)
    drafts.write("name_input", momo, "encrypted")
    await rest()
    expect([device.asked, written()]).toEqual([1, ["kamishibai.draft.name_input"]])
  })

  it("works in memory where the browser has no storage", () => {
    const broken = createSafeStorage(() => {
      throw new Error("private mode")
    })
    const loadVault = () => Promise.reject(new Error("no vault"))
    const drafts = createDraftStore({ sessionStorage: broken, localStorage: broken, loadVault })
    drafts.write("survey", momo, "session")
    expect(drafts.read("survey")).toEqual(momo)
    drafts.clear("survey")
    expect(drafts.read("survey")).toBeUndefined()
  })

  it("keeps an encrypted form over the end of the page, and nothing of it can be read on the device", async () => {
    const { device, load, textOf } = await typed()
    for (const part of ["百々", "モモ", "name", "age", device.answer.kind === "key" ? device.answer.key : ""])
      expect(textOf("name_input")).not.toContain(part)
    const again = load()
    expect(again.read("name_input")).toBeUndefined()
    await again.open()
    expect(again.read("name_input")).toEqual(momo)
  })

  it("reads what its own page wrote first; a new webview reads what was written last", async () => {
    const { device, load, rest } = await typed()
    const name = "kamishibai.draft.name_input"
    const own = device.session.getItem(name) ?? ""
    const later = { answers: { name: "Taro" }, base: {} }
    load().write("name_input", later, "encrypted")
    await rest()
    device.session.setItem(name, own)
    const again = load()
    await again.open()
    expect(again.read("name_input")).toEqual(momo)
    device.session.clear()
    const anew = load()
    await anew.open()
    expect(anew.read("name_input")).toEqual(later)
  })

  it("never writes the same text twice: each encryption has numbers of its own", async () => {
    const { page, textOf, rest } = await typed()
    const before = textOf("name_input")
    page.write("name_input", { ...momo }, "encrypted")
    await rest()
    expect(textOf("name_input")).not.toBe(before)
  })

  it.each([
    ["released by a write", (page: Awaited<ReturnType<typeof typed>>["page"]) => page.release("name_input")],
    ["cleared", (page: Awaited<ReturnType<typeof typed>>["page"]) => page.clear("name_input")],
    ["forgotten with everything", (page: Awaited<ReturnType<typeof typed>>["page"]) => page.clearAll()],
  ])("leaves nothing on the device once it is %s, also of what was just on its way", async (_how, end) => {
    const { page, written, rest } = await typed()
    page.write("name_input", { ...momo, answers: { name: "late" } }, "encrypted")
    end(page)
    await rest()
    expect(written()).toEqual([])
  })

  it("asks for the key anew after a write: another session has another one", async () => {
    const { device, page, load, rest } = await typed()
    page.release("name_input")
    device.answer = keyOf("k2", "C")
    page.write("mail", momo, "encrypted")
    await rest()
    const again = load()
    await again.open()
    expect(again.read("mail")).toEqual(momo)
  })

  it.each([
    ["the key is another one", { answer: keyOf("k2", "C") }],
    ["the time is over", { now: now + 25 * hour, answer: keyOf("k1", "B", now + 48 * hour) }],
    ["the session has expired", { answer: { kind: "refused" } as const }],
  ])("is destroyed where %s", async (_why, change) => {
    const { device, load, written } = await typed()
    Object.assign(device, change)
    const again = load()
    await again.open()
    expect(again.read("name_input")).toBeUndefined()
    expect(written()).toEqual([])
  })

  it("waits on the device where the server cannot be reached, and is read the next time", async () => {
    const { device, load } = await typed()
    device.fails = true
    const offline = load()
    await offline.open()
    expect(offline.read("name_input")).toBeUndefined()
    device.fails = false
    const again = load()
    await again.open()
    expect(again.read("name_input")).toEqual(momo)
  })

  it("reads no draft that was moved to another form, changed or cut", async () => {
    const { device, load, textOf } = await typed()
    const text = textOf("name_input")
    const flip = (whole: string) =>
      whole.replace(/"data":"(.)/, (_all, first) => `"data":"${first === "A" ? "B" : "A"}`)
    for (const [form, harmed] of [
      ["phone_number", text],
      ["name_input", flip(text)],
      ["name_input", text.slice(0, 60)],
      ["name_input", "{}"],
    ] as const) {
      device.session.clear()
      device.local.clear()
      device.local.setItem(`kamishibai.draft.${form}`, harmed)
      const again = load()
      await again.open()
      expect(again.read(form)).toBeUndefined()
    }
  })
})
