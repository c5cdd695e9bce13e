// @vitest-environment node
import { expect, it } from "vitest"
import { aCall } from "../../../support/aCall"
import { createFakeFetch, json, silence } from "../../../support/fakeFetch"
import { anApi, outcomeOf } from "./anApi"

const mail = aCall({ id: "aco/mail-auth", client: "aco", method: "POST", path: "/mail-auth", effect: "write" })
const progress = aCall({ id: "aco/progress", client: "aco", method: "GET", path: "/progress" })
const key = { data: { keyId: "k", key: "A".repeat(43), expiresAt: "2025-01-16T10:00:00+09:00" } }
const ok = () => json({ data: {} })

/** A server whose answers to a path come when they are let go. */
function aSlowServer(...slow: readonly string[]) {
  const letGo = new Map<string, (answer: Response) => void>()
  const server = createFakeFetch(({ url }) => {
    const path = slow.find((one) => url.endsWith(one) && !letGo.has(one))
    if (path === undefined) return url.endsWith("/draft/key") ? json(key) : ok()
    return new Promise((resolve) => letGo.set(path, resolve))
  })
  const asked = () => server.requests.map(({ url }) => new URL(url).pathname.replace("/v1", ""))
  return { server, asked, letGo: (path: string, answer: Response) => letGo.get(path)?.(answer) }
}

it("gives up a key that is being asked for when a write begins, and asks again after it", async () => {
  const { server, asked, letGo } = aSlowServer("/draft/key", "/mail-auth")
  const { api, run } = anApi(server)
  const asking = api.readDraftKey()
  await expect.poll(asked).toEqual(["/draft/key"])
  const writing = run(mail)
  await expect.poll(asked).toEqual(["/draft/key", "/mail-auth"])
  letGo("/draft/key", json(key))
  await Promise.resolve()
  expect(asked()).toHaveLength(2)
  letGo("/mail-auth", ok())
  expect(outcomeOf(await writing)).toBe("ok")
  expect(await asking).toMatchObject({ kind: "key", keyId: "k" })
  expect(asked()).toEqual(["/draft/key", "/mail-auth", "/draft/key"])
})

it("asks for no key while a write is running, and holds up no read", async () => {
  const { server, asked, letGo } = aSlowServer("/mail-auth")
  const { api, run } = anApi(server)
  const writing = run(mail)
  await expect.poll(asked).toEqual(["/mail-auth"])
  const asking = api.readDraftKey()
  expect(outcomeOf(await run(progress))).toBe("ok")
  expect(asked()).toEqual(["/mail-auth", "/progress"])
  letGo("/mail-auth", ok())
  await writing
  expect(await asking).toMatchObject({ kind: "key" })
})

it("asks for the key once a write is given up that never was answered", async () => {
  const { api, run, clock } = anApi(createFakeFetch(({ url }) => (url.endsWith("/draft/key") ? json(key) : silence())))
  const writing = run(mail)
  const asking = api.readDraftKey()
  await clock.advance(30_000)
  expect(outcomeOf(await writing)).toBe("unconfirmed")
  expect(await asking).toMatchObject({ kind: "key" })
})
