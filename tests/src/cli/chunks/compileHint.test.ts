// @vitest-environment node
import { expect, it } from "vitest"
import { compileHint } from "../../../../src/cli/chunks/compileHint"

it("hints at files that every page calls at once, and at no other: what is compiled for nothing costs, too", () => {
  const hinted = ["base", "shell", "rendering", "form", "some~3", "mail_auth"].filter((name) => compileHint({ name }))
  expect(hinted).toEqual(["base", "shell", "rendering"])
})
