// @vitest-environment node
import { afterAll, expect, it } from "vitest"
import { createCompiler, createLoader, type DocumentSet, loadDocuments } from "../../renderer/compiler"
import { checkDocuments } from "../../renderer/linter"
import { createRandom } from "../../src/domain/random"
import { definitions } from "../../src/definitions"
import { copyShipped } from "../support/shippedCopy"

type Row = Readonly<Record<string, unknown>>
interface Table {
  readonly codes: Row[]
}

const copy = copyShipped()
// As a tool that stays open reads: what was not edited is not worked on again.
const load = createLoader(copy.root)
const compile = createCompiler(definitions, { samples: true })
const codeOf = (set: DocumentSet, compiler = compile) => {
  const { appModule, screens } = compiler(set)
  return new Map([["app", appModule.code], ...[...screens].map(([id, { code }]) => [id, code] as const)])
}
const before = codeOf(load())

afterAll(() => copy.remove())

/** Edits one table: the modules that are others then, and what is told that nobody was told before. */
function change(id: string, edit: (codes: Row[]) => unknown) {
  copy.restore()
  copy.edit<Table>(`codes/${id}.codes.json`, ({ codes }) => void edit(codes))
  const set = load()
  const changed = [...codeOf(set)].flatMap(([name, code]) => (code === before.get(name) ? [] : [name])).toSorted()
  const told = checkDocuments(set, definitions).map(({ rule, file, pointer }) => `${rule} ${file} ${pointer}`)
  return { changed, told }
}

const asking = "derivatives_experience interested_trading_types investment_focus investment_trust_experience"

it("an option is called otherwise in all forms that offer the same table, and in no other", () => {
  const renamed = change("period-years", (codes) => codes.splice(0, 1, { code: "UNDER_1Y", label: "1年たっていない" }))
  expect(renamed).toEqual({ changed: [...asking.split(" "), "stock_trading_experience"], told: [] })
})

it("codes in another order are offered in that order where all of a table is offered", () => {
  const moved = change("application-trigger", (codes) => codes.push(...codes.splice(0, 1)))
  expect(moved).toEqual({ changed: ["interested_trading_types"], told: [] })
})

it("a code too much is told at the form that offers the table, one less than the schema allows at the schema", () => {
  const form = "account-opening/job_role.form.json /ui/0/options"
  const added = change("job-role", (codes) => codes.push({ code: "ADVISER", label: "顧問" }))
  expect(added).toEqual({
    changed: ["job_role", "nisa_account_confirm"],
    told: [`option-outside-schema ${form}/8/value`],
  })
  const taken = change("job-role", (codes) => codes.splice(1, 1))
  expect(taken.told).toEqual([
    "schema-value-without-code account-opening/job_role.form.json /schema/properties/jobRole/$ref",
  ])
})

it("after random edits of tables, what was not edited is compiled and judged as by whoever reads all of it", () => {
  const random = createRandom(20_261_130)
  const sorted = (findings: ReturnType<typeof checkDocuments>) => findings.map((one) => JSON.stringify(one)).toSorted()
  const tables = ["yes-no", "period-years", "job-role", "experienced-product", "goal-purpose", "prefecture"]
  copy.restore()
  for (let edit = 0; edit < 5; edit += 1) {
    const id = random.pick(tables)
    copy.edit<Table>(`codes/${id}.codes.json`, ({ codes }) => {
      const kind = random.whole(4)
      const place = random.whole(codes.length)
      if (kind === 0) codes.splice(place, 1, { ...codes[place], label: random.pick(["はい", "その他", "別の言葉"]) })
      if (kind === 1) codes.push(...codes.splice(place, 1))
      if (kind === 2) codes.splice(place, 0, { ...codes[0], code: `NEW_${edit}` })
      if (kind === 3 && codes.length > 1) codes.splice(place, 1)
    })
    const set = load()
    const anew = loadDocuments(copy.root)
    expect(set.documents.map(({ file, document, hash }) => [file, document, hash])).toEqual(
      anew.documents.map(({ file, document, hash }) => [file, document, hash]),
    )
    expect(codeOf(set)).toEqual(codeOf(anew, createCompiler(definitions, { samples: true })))
    expect(sorted(checkDocuments(set, definitions))).toEqual(sorted(checkDocuments(anew, [...definitions])))
  }
})
