// @vitest-environment node
import { createServer } from "node:net"
import { expect, it } from "vitest"
import { readPort, takenPort } from "../../../src/cli/port"

it("is 4173 where nobody says another one", () => {
  expect([readPort({}), readPort({ PORT: "0" }), readPort({ PORT: "8080" })]).toEqual([4173, 0, 8080])
})

it.each(["abc", "65536", "-1", "80.5", ""])("a PORT that is none is refused in one sentence: %j", (PORT) => {
  expect(() => readPort({ PORT })).toThrow(
    `環境変数 PORT の「${PORT}」は使えません。0から65535までの整数を指定してください。`,
  )
})

it("knows a port that is taken by the words of Node and of Vite", async () => {
  const first = createServer()
  const port = await new Promise<number>((resolve) => {
    first.listen(0, "127.0.0.1", () => resolve((first.address() as { readonly port: number }).port))
  })
  const error = await new Promise((resolve) => {
    createServer().once("error", resolve).listen(port, "127.0.0.1")
  })
  first.close()
  expect(takenPort(error)).toBe(String(port))
  expect(takenPort(new Error("Port 5202 is already in use"))).toBe("5202")
  expect(takenPort(new Error("no such port"))).toBeUndefined()
})
