import { expect, it } from "vitest"
import { createDeskApi } from "../../../src/desk/deskApi"
import { mostEditLetters } from "../../../src/domain/workshop"

it("sends nothing that is longer than the server takes: it would close the connection, and be taken for away", async () => {
  const sent: unknown[] = []
  const answered = (_path: unknown, init: RequestInit) => {
    sent.push(init.body)
    return Promise.resolve(Response.json({ kind: "edited", undo: [] }))
  }
  const api = createDeskApi({ fetch: answered } as object as Window & typeof globalThis)
  const edit = (letters: number) =>
    api.edit([{ file: "zoo.json", pointer: "/sign", op: "set", value: "声".repeat(letters) }])
  expect([await edit(mostEditLetters), sent.length]).toEqual([{ kind: "long" }, 0])
  expect(await edit(1_000)).toEqual({ kind: "edited", undo: [] })
})

it.each([
  [401, "signed-out"],
  [403, "not-allowed"],
])("tells who nobody knows from who may not: %i", async (status, kind) => {
  const fetch = () => Promise.resolve(Response.json({ kind }, { status }))
  const api = createDeskApi({ fetch } as object as Window & typeof globalThis)
  expect(await api.edit([{ file: "zoo.json", pointer: "/sign", op: "set", value: "声" }])).toEqual({ kind })
})
