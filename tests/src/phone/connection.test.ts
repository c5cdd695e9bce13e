// @vitest-environment node
import { afterEach, expect, it, vi } from "vitest"
import { connection, sandbox } from "../../../src/phone/sandbox"

afterEach(() => vi.unstubAllGlobals())

it("is lost with the first question that is not answered, and there again with the first that is", async () => {
  const told: boolean[] = []
  const stop = connection.subscribe(() => told.push(connection.isThere()))
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")))
  await expect(sandbox.outbox()).rejects.toThrow("Failed to fetch")
  await expect(sandbox.outbox()).rejects.toThrow("Failed to fetch")
  // A refusal is an answer.
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 400 })))
  await expect(sandbox.outbox()).rejects.toThrow("400")
  stop()
  expect(told).toEqual([false, true])
})
