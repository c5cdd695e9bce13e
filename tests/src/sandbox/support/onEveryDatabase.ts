import { afterAll, beforeAll, describe } from "vitest"
import { createPostgres, findPostgres } from "./postgresServer"
import { openTestbed, type Testbed } from "./testbed"

type Suite = (bed: () => Testbed) => void

function describeOn(title: string, open: () => Promise<Testbed>, suite: Suite): void {
  describe(title, () => {
    let bed: Testbed | undefined
    beforeAll(async () => {
      bed = await open()
    })
    afterAll(async () => bed?.close())
    suite(() => {
      if (bed === undefined) throw new Error("the sandbox is not open yet")
      return bed
    })
  })
}

/**
 * The same promises on the database inside the process and, where this machine has one, on a PostgreSQL server: for the
 * ledger, for what is written once only, for locks and for limits, where two engines may differ.
 */
export function onEveryDatabase(suite: Suite): void {
  describeOn("on PGlite", () => openTestbed(), suite)
  const bin = findPostgres()
  if (bin === undefined) {
    process.stdout.write("no PostgreSQL server on this machine: these tests run on PGlite only\n")
    return
  }
  describeOn("on PostgreSQL", async () => openTestbed({ url: await createPostgres(bin) }), suite)
}
