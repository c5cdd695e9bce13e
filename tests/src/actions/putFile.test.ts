// @vitest-environment node
import { describe, expect, it, vi } from "vitest"
import { putFile } from "../../../src/actions/put-file/putFile"
import type { ActionServices } from "../../../src/actions"
import { createRedirect } from "../../../src/platform/bridge"

const redirect = createRedirect({
  origin: "https://app.example",
  publicOrigin: "https://www.example",
  schemes: { login: "app://login", close: "app://close", external: "app://external", rotate: "app://rotate" },
  allowedHosts: ["help.example"],
  uploadHosts: ["files.example"],
})
const file = { blob: new Blob(["picture"]), onProgress: vi.fn<(share: number) => void>() }

/** Runs the action; what is left of its context does not matter to it. */
function put(options: { readonly to: unknown; readonly file?: unknown }, answer: "sent" | "failed" = "sent") {
  const sendFile = vi.fn<ActionServices["sendFile"]>(async ({ onProgress }) => {
    onProgress(0.5)
    return answer
  })
  const context = { signal: new AbortController().signal } as never
  const run = putFile({ redirect, sendFile } as unknown as ActionServices)
  return { sendFile, end: run({ file, gives: "up_1", ...options }, context) }
}

describe("put-file", () => {
  it.each([
    ["/api/files/up_1", "/api/files/up_1"],
    ["https://files.example/up_1", "https://files.example/up_1"],
  ])("sends to %s and gives what follows", async (to, url) => {
    const { sendFile, end } = put({ to })
    expect(await end).toEqual({ outcome: "ok", value: "up_1" })
    expect(sendFile.mock.calls[0]?.[0]).toMatchObject({ url, blob: file.blob })
    expect(file.onProgress).toHaveBeenLastCalledWith(0.5)
  })

  it("says so where it did not arrive", async () => {
    expect(await put({ to: "/api/files/up_1" }, "failed").end).toEqual({ outcome: "failed" })
  })

  it.each([
    ["https://evil.example/up_1"],
    ["https://help.example/up_1"],
    ["https://www.example/up_1"],
    ["http://files.example/up_1"],
    ["https://user@files.example/up_1"],
    ["https://files.example.evil.example/up_1"],
    ["app://close"],
    ["//evil.example/up_1"],
    [undefined],
  ])("sends nothing to %s", async (to) => {
    const { sendFile, end } = put({ to })
    expect(await end).toEqual({ outcome: "refused" })
    expect(sendFile).not.toHaveBeenCalled()
  })

  it("is no reason to lead anybody there", () => {
    expect(redirect.resolve("https://files.example/up_1")).toBeUndefined()
  })

  it("sends nothing that is no file", async () => {
    const { sendFile, end } = put({ to: "/api/files/up_1", file: { name: "picture" } })
    expect(await end).toEqual({ outcome: "refused" })
    expect(sendFile).not.toHaveBeenCalled()
  })
})
