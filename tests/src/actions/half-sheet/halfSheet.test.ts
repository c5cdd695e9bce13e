// @vitest-environment node
import { expect, it } from "vitest"
import { createScope } from "../../../../renderer"
import { halfSheet } from "../../../../src/actions/half-sheet/halfSheet"
import type { ActionServices } from "../../../../src/actions/services"
import type { TrackedEvent } from "../../../../src/platform/analytics"

it.each([
  ["the business code that came along", { code: "ekyc_password_locked" }, { label: "ekyc_password_locked" }],
  ["nothing more, where none came", {}, {}],
])("the record of a server's sheet says %s", async (_name, failure, more) => {
  const records: TrackedEvent[] = []
  const services: Pick<ActionServices, "track" | "showServerSheet" | "close"> = {
    track: (event) => records.push(event),
    showServerSheet: async () => ({ answer: "CLOSE_HALFSHEET" }),
    close: async () => undefined,
  }
  await halfSheet(services as ActionServices)(
    { from: { title: "Sorry", buttons: [] } },
    {
      scope: createScope({ failure: () => failure }),
      signal: new AbortController().signal,
      page: "zoo",
      sheet: () => undefined,
    },
  )
  expect(records).toEqual([{ page: "zoo", key: "sheet_server_view", action: "view", isSheet: true, ...more }])
})
