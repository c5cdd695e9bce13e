// @vitest-environment node
import { expect, it } from "vitest"
import { documents, openTestbed } from "../../support/testbed"
import { readElsewhere } from "../../../../../src/sandbox"

it("an address that another site serves gets a page that says so, and never the app", async () => {
  const paths = readElsewhere(documents)
  expect(paths).toContain("/client/trades")
  const { app } = await openTestbed()
  for (const path of paths) {
    const { body, headers, statusCode } = await app.inject({ method: "GET", url: `${path}?x=1` })
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"])
    expect(body).toContain("別のサイトの画面")
  }
})
