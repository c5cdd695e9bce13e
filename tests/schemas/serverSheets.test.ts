import { expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import shared from "../../schemas/shared/server-sheet.json"
import { shippedRoot } from "../support/shippedRoot"

interface Action {
  readonly do: string
  readonly from?: string
  readonly on?: Readonly<Record<string, readonly Action[]>>
}

/** The app does these by itself; the others are branches of the document that shows the sheet. */
const ownActions = ["CLOSE_WEBVIEW", "CLOSE_HALFSHEET"]
const { enum: actions } = shared.definitions.sheet.properties.button_list.items.properties.action_type

const clients = loadDocuments(shippedRoot).find("errors", "errors")?.document.clients ?? {}
const shown = Object.entries(clients).flatMap(([client, { outcomes }]) =>
  ((Reflect.get(outcomes, "sheet") ?? []) as readonly Action[])
    .filter(({ from }) => from === "$failure.sheet")
    .map((action) => ({ client, action })),
)

it("a sheet of either service does what each of its buttons says", () => {
  expect(shown.map(({ client }) => client)).toEqual(["bff", "aco"])
  for (const { client, action } of shown)
    expect([client, ...Object.keys(action.on ?? {}), ...ownActions].toSorted()).toEqual([client, ...actions].toSorted())
  expect(shown[0]?.action).toEqual(shown[1]?.action)
})
