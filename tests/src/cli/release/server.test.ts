// @vitest-environment node
import Fastify from "fastify"
import { afterAll, describe, expect, it } from "vitest"
import { expectAnswer } from "../../../../src/cli/release/server"
import { registerDeskAlone } from "../../../../src/server"

const server = Fastify()
registerDeskAlone(
  server,
  () => {
    throw new Error("nobody opens the workshop")
  },
  {},
)
afterAll(() => server.close())

describe("expectAnswer", () => {
  it.each(["/__desk/me", "/__desk/releases"])(
    "says of a server without releases what it cannot do, and where it can be done: %s",
    async (path) => {
      const { statusCode: status, body } = await server.inject(path)
      expect([204, 404]).toContain(status)
      const answer = { status, body: status === 204 ? undefined : (JSON.parse(body) as unknown) }
      expect(() => expectAnswer(answer)).toThrow(
        "このサーバーでは公開の操作ができません。npm start で動かしたサーバーを --server で指定してください。",
      )
    },
  )

  it("says of a page of another site the same", () => {
    expect(() => expectAnswer({ status: 200, body: undefined })).toThrow("このサーバーでは公開の操作ができません")
  })

  it("says what the server refuses, and of what it could not do where that is written", () => {
    expect(() => expectAnswer({ status: 404, body: { kind: "unknown-login" } })).not.toThrow("公開の操作ができません")
    expect(() => expectAnswer({ status: 500, body: {} })).toThrow("サーバーが処理できませんでした（500）")
  })
})

describe("who is there", () => {
  it("need not be said where there are no releases", async () => {
    expect((await server.inject("/__desk/me")).statusCode).toBe(204)
  })
})
