// @vitest-environment node
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely"
import { expect, it } from "vitest"
import { createJournal, type JournalEntry } from "../../../../../src/sandbox/engine/journal/journal"
import type { Tables, Tenant } from "../../../../../src/sandbox/engine/database/tables"

const tenant = { name: "zoo" } as Tenant
const entry = (path: string): JournalEntry => ({
  call: "legacy/feed",
  method: "POST",
  path,
  at: new Date("2026-03-02T01:23:45Z"),
  payload: null,
  outcome: "ok",
  answeredBy: "handler",
})

/** A database that takes everything, and tells which paths each statement wrote; one of them breaks it. */
function openJournal(breaking?: string) {
  const written: (readonly string[])[] = []
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (known) => new PostgresIntrospector(known),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [
      {
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          if (written.at(-1)?.includes(breaking ?? "") === true) throw new Error("broken")
          return result
        },
      },
    ],
    log: ({ query }) => {
      const rows = JSON.parse(String(query.parameters[0])) as readonly { readonly path: string }[]
      written.push(rows.map(({ path }) => path))
    },
  })
  const write = createJournal(db)
  return { written, note: (path: string) => write(tenant, entry(path)) }
}

it("writes what comes meanwhile with the next statement, in its order", async () => {
  const { written, note } = openJournal()
  const first = note("/lion")
  await Promise.resolve()
  await Promise.all([first, note("/zebra"), note("/owl")])
  await note("/bear")
  expect(written).toEqual([["/lion"], ["/zebra", "/owl"], ["/bear"]])
})

it("goes on after a line that could not be written", async () => {
  const { written, note } = openJournal("/lion")
  const first = note("/lion")
  await Promise.resolve()
  const second = note("/zebra")
  await expect(first).rejects.toThrow("broken")
  await second
  expect(written).toEqual([["/lion"], ["/zebra"]])
})
