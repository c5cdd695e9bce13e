import { act, cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { ServerPanel } from "../../../src/phone/panels/ServerPanel"
import { sandbox } from "../../../src/phone/sandbox"

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const worlds = [{ name: "passkey", title: "パスキーのお客さま" }]
const answers: readonly (readonly [path: string, answer: unknown])[] = [
  ["worlds", worlds],
  ["clock", { now: "2025-01-15T10:00:00+09:00" }],
]
const answer = (url: string) => Promise.resolve(Response.json(answers.find(([path]) => url.includes(path))?.[1] ?? []))

it("offers the worlds as soon as the server is there again", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")))
  await act(async () => void render(<ServerPanel phone={{ fixture: "", enterFixture: vi.fn() }} screens={[]} />))
  expect(screen.queryByText("パスキーのお客さま")).toBeNull()
  vi.stubGlobal("fetch", answer)
  await act(async () => void (await sandbox.outbox()))
  expect(await screen.findByText("パスキーのお客さま")).toBeTruthy()
})
