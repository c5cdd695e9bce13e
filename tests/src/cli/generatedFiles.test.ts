// @vitest-environment node
import { afterEach, expect, it } from "vitest"
import { compareGeneratedFiles } from "../../../src/cli/generatedFiles"
import { CommandError } from "../../../src/cli/failure"
import { copyShipped, type ShippedCopy } from "../../support/shippedCopy"

let copy: ShippedCopy | undefined
afterEach(() => copy?.remove())

it("says in one sentence which call has to be mended first", async () => {
  copy = copyShipped()
  const file = "calls/bff/goal.call.json"
  copy.replace(file, '"request"', '"asked"')
  await expect(compareGeneratedFiles(copy?.root)).rejects.toThrow(
    new CommandError(
      `${file} に誤りがあるため、生成できません。npm run screens -- check で誤りを確かめ、直してからもう一度実行してください。`,
    ),
  )
})
