// @vitest-environment node
import { expect, it } from "vitest"
import type { CallDocument } from "../../../../../renderer/compiler"
import { checkDefinitions } from "../../../../../src/checks/definitions"
import { createChecks } from "../../../../../src/sandbox/engine/calls/validateCalls"

it.each(checkDefinitions)("a call that names the check $name is judged by it", ({ name }) => {
  const request = { type: "object", properties: { x: { type: "string", format: name } } }
  const document = { id: `legacy/${name}`, method: "POST", request } as unknown as CallDocument
  expect(createChecks().request(document, { x: "まったく違う！ abc" })).toMatchObject([{ keyword: "format" }])
})
