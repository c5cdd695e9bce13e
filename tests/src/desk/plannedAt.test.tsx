import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import type { DeskApi } from "../../../src/desk/deskApi"
import { DeskStore } from "../../../src/desk/DeskStore"
import { liveChannel } from "../../../src/domain/proposals"
import { PlannedAt } from "../../../src/desk/screen/PlannedAt"

const pointer = { release: "one", percent: 100, startsAt: "2026-11-30T00:00:00Z" }
const body = {
  channels: [{ name: liveChannel, pointers: [pointer], scheduled: [] }],
  releases: [{ id: "one", number: 1 }],
}
const api = { get: async () => ({ status: 200, body }) } as unknown as DeskApi

afterEach(cleanup)

it.each([
  ["workshop", "編集中の内容"],
  ["past/one", "選んだ版"],
])("what customers get then is not taken for what the picture of %s shows", async (documents, shown) => {
  render(<PlannedAt store={new DeskStore(api)} at="2026-12-10T09:00" documents={documents} />)
  const said = await screen.findByText(/本番に出ているもの/)
  expect(said.textContent).toContain(`：第1版。下の絵は、${shown}を、この日時の条件で表示したものです。`)
})
