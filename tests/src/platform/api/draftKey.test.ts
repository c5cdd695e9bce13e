// @vitest-environment node
import { expect, it } from "vitest"
import { createFakeFetch, json, networkFailure, silence } from "../../../support/fakeFetch"
import { anApi } from "./anApi"

const key = { data: { keyId: "k", key: "A".repeat(43), expiresAt: "2025-01-16T10:00:00+09:00" } }

/** A server that answers one after the other. */
const answering = (...answers: readonly (() => Response | Promise<Response>)[]) => {
  let next = 0
  return createFakeFetch(() => (answers[next++] ?? (() => json(key)))())
}

it.each([
  ["an error of the server", () => json({}, 500)],
  ["an answer that is no JSON", () => new Response("<html>")],
  ["an answer without a key", () => json({ data: {} })],
  ["a broken connection", networkFailure],
])("asks a second time after %s", async (_, first) => {
  const server = answering(first)
  expect(await anApi(server).api.readDraftKey()).toMatchObject({ kind: "key", keyId: "k" })
  expect(server.requests).toHaveLength(2)
})

it("asks no third time", async () => {
  const server = answering(networkFailure, networkFailure)
  expect(await anApi(server).api.readDraftKey()).toEqual({ kind: "unreachable" })
  expect(server.requests).toHaveLength(2)
})

it("believes a refusal at once", async () => {
  const server = answering(() => json({}, 401))
  expect(await anApi(server).api.readDraftKey()).toEqual({ kind: "refused" })
  expect(server.requests).toHaveLength(1)
})

it("lets nobody wait twice for a server that says nothing", async () => {
  const server = answering(silence)
  const { api, clock } = anApi(server)
  const asking = api.readDraftKey()
  await clock.advance(30_000)
  expect(await asking).toEqual({ kind: "unreachable" })
  expect(server.requests).toHaveLength(1)
})
