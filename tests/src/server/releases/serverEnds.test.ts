// @vitest-environment node
import { once } from "node:events"
import { join } from "node:path"
import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"
import { expect, it } from "vitest"
import { buildSandbox, openDatabase } from "../../../../src/sandbox"
import { registerReleaseDesk, type WorkOutEffect } from "../../../../src/server/releases"
import { createHeld } from "../../../support/held"
import { namingEffect } from "../../../support/namingEffect"
import { openSmallReleases } from "../../../support/smallReleases"

const cacheDir = join(import.meta.dirname, "../../../../node_modules/.cache/kamishibai")

/** Takes as long as the server lives, and ends with an error when it is told to. */
const obedient: WorkOutEffect = async (_before, _after, signal) => {
  await once(signal, "abort")
  throw signal.reason
}

/** Had its answer just before. */
const late: WorkOutEffect = async (...asked) => {
  await once(asked[2], "abort")
  return namingEffect(...asked)
}

it.each([
  ["ends with it", obedient],
  ["is just done", late],
])("a server that ends gives up an effect that %s, before its database goes and without a word", async (_, effect) => {
  const database = await openDatabase({ cacheDir })
  const begun = createHeld()
  const releases = await openSmallReleases(database.db, {
    effect: (...asked) => {
      begun.resolve()
      return effect(...asked)
    },
  })
  const said = { title: "声", reason: "", authors: [], person: "sato" }
  const proposed = await releases.propose({ ...said, files: { "lion.json": "ガオー" } })
  const log = new PassThrough()
  const app = await buildSandbox({
    database: database.db,
    documents: [],
    log,
    register: (server) => registerReleaseDesk(server, releases, () => new Map()),
  })
  const asked = app.inject({ url: `/__desk/proposals/${proposed.kind === "proposed" ? proposed.id : 0}/effect` })
  await begun.promise
  await app.close()
  await database.close()
  expect((await asked).statusCode).toBe(503)
  log.end()
  expect(await text(log)).toBe("")
})
