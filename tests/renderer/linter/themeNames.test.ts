// @vitest-environment node
import { expect, it } from "vitest"
import { checkDocuments } from "../../../renderer/linter"
import { edited, removed, setOf } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

it("an app that declares no colours may name any, the same in both themes", () => {
  const undeclared = zooDefinitions.filter(({ kind }) => kind !== "colour" && kind !== "designToken")
  const theme = zoo["theme.json"] ?? {}
  const told = (dark: Parameters<typeof edited>[1]) =>
    checkDocuments(setOf({ ...zoo, "theme.json": edited(theme, dark) }), undeclared).map(
      ({ rule, pointer, values }) => [rule, pointer, values["missing"]],
    )
  expect(told([["/tokens/gap", "8px"]])).toEqual([])
  expect(told([["/dark/accent", removed]])).toEqual([["colour-missing", "/dark", ["accent"]]])
})
