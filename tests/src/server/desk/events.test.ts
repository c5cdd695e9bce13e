// @vitest-environment node
import Fastify, { type FastifyInstance } from "fastify"
import { afterEach, expect, it } from "vitest"
import { everyAnswer } from "../../../../src/sandbox"
import { registerDesk, type Workshop } from "../../../../src/server"

let server: FastifyInstance
afterEach(() => server.close())

/** Where the events are of a desk whose workshop is opened like that. */
async function serve(open: () => Workshop): Promise<string> {
  server = Fastify({ forceCloseConnections: true })
  server.addHook("onRequest", async (_request, reply) => void reply.headers(everyAnswer))
  registerDesk(server, open)
  return `${await server.listen({ port: 0, host: "127.0.0.1" })}/__desk/events`
}

it("events come with the headers of every answer, and begin by saying when to come again", async () => {
  const workshop = { listen: () => () => undefined, close: () => undefined } as Partial<Workshop> as Workshop
  const answer = await fetch(await serve(() => workshop))
  const sent = Object.fromEntries(answer.headers)
  expect(sent).toMatchObject({ ...everyAnswer, "content-type": "text/event-stream", "cache-control": "no-store" })
  const { value } = (await answer.body?.getReader().read()) ?? {}
  expect(new TextDecoder().decode(value)).toBe("retry: 1000\n\n")
})

it("a workshop that cannot be opened is told as on any route, and not by a stream that ends", async () => {
  const address = await serve(() => {
    throw new Error("no folder")
  })
  expect((await fetch(address)).status).toBe(500)
})
