import { expect, it } from "vitest"
import { namePartsOf } from "../../../src/domain/text/nameParts"

it.each([
  ["サンプル全世界株式インデックス", ["サンプル", "全世界株式", "インデックス"]],
  ["サンプルTOPIX ETF", ["サンプル", "TOPIX ETF"]],
  ["みほん銀行", ["みほん", "銀行"]],
  ["eMAXIS Slim 全世界株式（除く日本）", ["eMAXIS Slim ", "全世界株式", "（除く日本）"]],
  ["コーヒー・ショップ", ["コーヒー・ショップ"]],
  ["", []],
])("%s may end a line between its scripts", (name, parts) => {
  expect(namePartsOf(name)).toEqual(parts)
  expect(parts.join("")).toBe(name)
})
