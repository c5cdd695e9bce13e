// @vitest-environment node
import { expect, it } from "vitest"
import { loadDocuments, readTexts } from "../../../renderer/compiler"
import { listFields } from "../../../src/server/desk/fields"
import { isCondition, pathName } from "../../../src/sentences"
import { shippedRoot } from "../../support/shippedRoot"

function pathsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return /^\$[A-Za-z_]/.test(value) ? [value] : []
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(pathsIn) : []
}

/** Paths in conditions; what is made up for pictures and tests is said to nobody. */
function readIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return []
  if (isCondition(value)) return pathsIn(value)
  return Object.entries(value).flatMap(([name, part]) =>
    name === "samples" || name === "testModel" ? [] : readIn(part),
  )
}

it("every value that a condition of the shipped documents reads has a name for people", () => {
  const fields = listFields(loadDocuments(shippedRoot))
  const paths = new Set([...readTexts(shippedRoot).values()].flatMap((text) => readIn(JSON.parse(text))))
  expect(paths.size).toBeGreaterThan(500)
  expect([...paths].filter((path) => pathName(path, fields) === undefined)).toEqual([])
})

it("the last two names tell apart what the last one alone would not", () => {
  expect(pathName("$window.title", [])).toBe("メンテナンスの題名")
  expect(pathName("$ctx.hosted", [])).toBe("アプリの中で開いていること")
  expect(pathName("$account.FEE", [])).toBe("手数料")
  expect(pathName("$nobody.knows", [])).toBeUndefined()
})

it("what belongs to an owner is called as there, whatever a form asks under the same name", () => {
  const fields = [{ file: "zoo/a.form.json", field: "country", label: "国籍", type: "text", choices: [] }] as const
  expect(pathName("$query.country", fields)).toBe("国・市場")
  expect(pathName("$draft.country", fields)).toBe("国籍")
  expect([pathName("$course", []), pathName("$one.course", [])]).toEqual(["銘柄の詳細", "商品の種類"])
})
