// @vitest-environment node
import { describe, expect, it } from "vitest"
import { move, publishProposal, showAddress } from "../../../../src/cli/release/publish"
import type { ReleaseServer } from "../../../../src/cli/release/server"

const asked: string[] = []
const server: ReleaseServer = {
  get: async (path) => ({ status: Number(asked.push(path)) && 404, body: undefined }),
  post: async (path) => ({ status: Number(asked.push(path)) && 404, body: undefined }),
}
const terminal = { print: () => undefined }
const order = { as: "sato", channel: "live", reason: "声", now: false, percent: "100", server: "http://127.0.0.1" }

describe("a moment of a release", () => {
  it.each(["2026-02-30T00:00", "2026-04-31T10:00:00+09:00", "2026-12-01", "来週"])(
    "is refused before anybody is asked where the calendar does not have it: %s",
    async (at) => {
      const sentence = "--at には、暦にある日時を 2026-12-01T00:00 のように指定してください。"
      await expect(publishProposal("1", { ...order, at }, terminal, server)).rejects.toThrow(sentence)
      await expect(move("1", { ...order, at }, terminal, server)).rejects.toThrow(sentence)
      await expect(showAddress({ ...order, at }, terminal, server)).rejects.toThrow(sentence)
      expect(asked).toEqual([])
    },
  )
})
