// @vitest-environment node
import Fastify from "fastify"
import { afterAll, expect, it } from "vitest"
import { readElsewhere } from "../../../../../src/sandbox"
import { registerElsewhere } from "../../../../../src/sandbox/engine/web/elsewherePages"
import { copyShipped } from "../../../../support/shippedCopy"

const copy = copyShipped()
afterAll(() => copy.remove())

it("an address that another site serves gets a page that says so, and never the app", async () => {
  expect(readElsewhere(copy.root)).toEqual([])
  copy.edit<{ routes: Record<string, unknown> }>(
    "app.json",
    ({ routes }) => (routes["/campaign"] = { elsewhere: true }),
  )
  const paths = readElsewhere(copy.root)
  expect(paths).toEqual(["/campaign"])
  const app = Fastify()
  registerElsewhere(app, paths)
  const { body, statusCode } = await app.inject({ method: "GET", url: "/campaign?x=1" })
  expect(statusCode).toBe(200)
  expect(body).toContain("別のサイトの画面")
  await app.close()
})
