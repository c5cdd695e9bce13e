// @vitest-environment node
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { createLoader, type DocumentSet, mergeFindings } from "../../../../../renderer/compiler"
import type { PointerEdit } from "../../../../../renderer/editing"
import { checkDocuments } from "../../../../../renderer/linter"
import { definitions } from "../../../../../src/definitions"
import type { QuestionMoves } from "../../../../../src/domain/questionMoves"
import { isRecord, recordOf } from "../../../../../src/domain/json"
import { moveQuestion } from "../../../../../src/server/desk/questions/moves/moveQuestion"
import { questionsIn } from "../../../../../src/server/desk/questions/walkWritten"
import { writeEdits } from "../../../../../src/server/desk/writeEdits"
import { createWrittenReader, type WrittenValues } from "../../../../../src/server/desk/writtenValues"
import { copyShipped, type ShippedCopy } from "../../../../support/shippedCopy"

let copy: ShippedCopy
let load: () => DocumentSet
let written: WrittenValues
let before: readonly string[]

const findings = (): readonly string[] => {
  const set = load()
  return mergeFindings(set.findings, checkDocuments(set, definitions)).map(
    ({ rule, file, pointer }) => `${rule} ${file}#${pointer}`,
  )
}
const read = () => createWrittenReader()(load())

beforeAll(() => {
  copy = copyShipped()
  load = createLoader(copy.root)
  written = read()
  before = findings()
})
afterEach(() => copy.restore())
afterAll(() => copy.remove())

const fileOf = (form: string) => `account-opening/${form}.form.json`

function movesOf(form: string, name: string, of = written, isTogether = false): QuestionMoves<PointerEdit> {
  const file = fileOf(form)
  const asked = questionsIn(recordOf(of.get(file))["ui"]).find((one) => one.name === name)
  const moves = asked && moveQuestion(of, { file, pointer: asked.pointer }, isTogether)
  if (moves === undefined) throw new Error(`${form} does not ask ${name}`)
  return moves
}

const targetOf = ({ targets }: QuestionMoves<PointerEdit>, form: string) =>
  targets.find(({ file }) => file === fileOf(form))
const obstaclesOf = (moves: QuestionMoves<PointerEdit>, form: string) =>
  targetOf(moves, form)?.obstacles.map(({ kind }) => kind)
const offered = ({ targets }: QuestionMoves<PointerEdit>) =>
  targets.flatMap(({ screen, obstacles }) => (obstacles.length === 0 ? [screen] : []))

function move(form: string, name: string, to: string): readonly PointerEdit[] {
  const edits = targetOf(movesOf(form, name), to)?.edits ?? []
  const edited = writeEdits(copy.root, load(), edits)
  if (edited.kind !== "edited") throw new Error(edited.kind)
  return edited.undo
}

const textsOf = () => load().documents.map(({ file }) => readFileSync(join(copy.root, file), "utf8"))
const newFindings = () => findings().filter((one) => !before.includes(one))
const namesIn = (form: string) => questionsIn(recordOf(read().get(fileOf(form)))["ui"]).map(({ name }) => name)
/** Names of samples of a screen that answer a question. */
function answering(screen: string, name: string): readonly string[] {
  const { samples } = recordOf(read().get(`account-opening/${screen}.screen.json`))
  return Object.entries(recordOf(samples)).flatMap(([id, sample]) => {
    const { form } = recordOf(recordOf(sample)["answers"])
    return name in recordOf(form) ? [id] : []
  })
}

describe("a question that is moved to another screen", () => {
  it.each([
    ["income_selection", "annualIncome", "investment_focus"],
    // Another call keeps it, and names what it sends.
    ["income_selection", "annualIncome", "nisa_account_confirm"],
    ["job_company", "companyPhone", "interested_trading_types"],
  ])("%s: %s stands at the end of %s, nothing is found, and one step brings back every byte", (form, name, to) => {
    const texts = textsOf()
    const asked = namesIn(to)
    const undo = move(form, name, to)
    expect(namesIn(form)).not.toContain(name)
    expect(namesIn(to)).toEqual([...asked, name])
    expect(newFindings()).toEqual([])
    expect(writeEdits(copy.root, load(), undo).kind).toBe("edited")
    expect(textsOf()).toEqual(texts)
  })

  it("leaves what is shared where the same call sends it, and takes its answer from samples there to samples here", () => {
    const shared = written.get("shared/draft.json")
    expect(answering("income_selection", "annualIncome").length).toBeGreaterThan(2)
    move("income_selection", "annualIncome", "investment_focus")
    expect(read().get("shared/draft.json")).toEqual(shared)
    expect(answering("income_selection", "annualIncome")).toEqual([])
    expect(answering("investment_focus", "annualIncome").length).toBeGreaterThan(2)
  })

  it("is taken by the call of the other screen where that is another one", () => {
    move("income_selection", "annualIncome", "nisa_account_confirm")
    const { definitions: sections } = recordOf(read().get("shared/draft.json"))
    const propertiesOf = (section: string) => recordOf(recordOf(recordOf(sections)[section])["properties"])
    expect(propertiesOf("nisa")).toHaveProperty("annualIncome", { $ref: "#/definitions/annualIncome" })
    const screen = read().get("account-opening/nisa_account_confirm.screen.json")
    expect(JSON.stringify(screen)).toContain('"annualIncome":"$form.annualIncome"')
    const { call } = targetOf(movesOf("income_selection", "annualIncome"), "nisa_account_confirm") ?? {}
    expect(call).toBe("calls/aco/draft-nisa.call.json")
  })

  it("says under which condition customers get to the other screen", () => {
    const target = targetOf(movesOf("income_selection", "annualIncome"), "stock_trading_experience")
    expect(target).toMatchObject({ asked: { after: { condition: "has-stock-experience" } }, obstacles: [] })
    expect(target?.asked).not.toHaveProperty("before")
  })
})

describe("questions that need each other's answers", () => {
  const names = ["otherName2LastName", "otherName2FirstName"]

  it("move together, whichever of them is moved, in their order, and nothing is wrong then", () => {
    const moves = names.map((name) => movesOf("other_name_input_2", name, written, true))
    const [{ pointer: first = "" } = {}] = moves[1]?.along ?? []
    expect(moves.map(({ along }) => along)).toEqual([
      [{ file: fileOf("other_name_input_2"), pointer: "/ui/2" }],
      [{ file: fileOf("other_name_input_2"), pointer: first }],
    ])
    expect(moves.map(({ uses }) => uses)).toEqual([[], []])
    expect(offered(movesOf("other_name_input_2", "otherName2FirstName"))).toEqual([])
    const texts = textsOf()
    for (const one of moves) {
      expect(offered(one)).toContain("phone_number")
      const edited = writeEdits(copy.root, load(), targetOf(one, "phone_number")?.edits ?? [])
      expect(namesIn("phone_number").slice(-2)).toEqual(names)
      expect(namesIn("other_name_input_2")).not.toContain(names[0])
      expect(newFindings()).toEqual([])
      writeEdits(copy.root, load(), edited.kind === "edited" ? edited.undo : [])
      expect(textsOf()).toEqual(texts)
    }
  })

  it("are told all that is in the way of any of them", () => {
    const moves = movesOf("phone_number", "landlinePhone", written, true)
    expect(moves.along.map(({ pointer }) => pointer)).toEqual(["/ui/0", "/ui/1"])
    expect(moves.uses).toEqual([{ file: "account-opening/phone_number.screen.json", pointer: "/body/3/when/not/is" }])
    expect(moves.isOnly).toBe(true)
  })
})

describe("a question is not moved", () => {
  it("where others of its screen need its answer, and it is said where", () => {
    const { uses } = movesOf("phone_number", "noMobilePhone")
    expect(uses).toEqual([
      { file: fileOf("phone_number"), pointer: "/ui/0/when/not/is" },
      { file: fileOf("phone_number"), pointer: "/ui/2/requiredWhen/is" },
      { file: "account-opening/phone_number.screen.json", pointer: "/body/3/when/not/is" },
    ])
  })

  it("behind a step that goes by its answer, or a screen that shows it", () => {
    const experience = movesOf("investment_experience", "experiencedProducts")
    expect(obstaclesOf(experience, "interested_trading_types")).toEqual(["needed-before"])
    const { uses } = targetOf(experience, "stock_trading_experience")?.obstacles[0] ?? { uses: [] }
    expect(uses.map(({ file }) => file)).toContain("account-opening/account-opening.flow.json")
    const landline = targetOf(movesOf("phone_number", "landlinePhone"), "customer_info")?.obstacles ?? []
    expect(landline.map(({ kind }) => kind)).toContain("unknown-there")
    expect(landline.find(({ kind }) => kind === "needed-before")?.uses[0]?.file).toBe(
      "account-opening/account_confirm_step1.screen.json",
    )
  })

  it("behind what follows from its answer", () => {
    expect(obstaclesOf(movesOf("multiple_name", "otherNameKinds"), "former_name_input")).toContain("needed-before")
  })

  it("to where what it reads is not known yet, or not there", () => {
    const address = movesOf("postalcode_input", "building")
    expect(obstaclesOf(address, "phone_number")).toEqual(["unknown-there"])
    const job = movesOf("job_category", "jobCategoryOther")
    expect(job.uses).toEqual([])
    expect(offered(job)).toEqual([])
    expect(obstaclesOf(job, "nisa_open")).toContain("unknown-there")
  })

  it("to a call that does not refuse what its own refuses", () => {
    const fund = movesOf("asset_selection", "fundNature")
    expect(obstaclesOf(fund, "job_category")).toContain("refused-today")
    expect(offered(fund)).toContain("income_selection")
  })

  it("to a form that has such a question, or is shown again without it", () => {
    expect(obstaclesOf(movesOf("other_name_input_1", "otherName1Kind"), "other_name_input_2")).toContain("asked-there")
    expect(obstaclesOf(movesOf("income_selection", "annualIncome"), "nationality_check")).toEqual(["unconfirmed-there"])
  })

  it("out of the form that asks nothing else, or to where its answer would go elsewhere", () => {
    expect(movesOf("residence_check_start", "foreignDocumentType").isOnly).toBe(true)
    expect(movesOf("agreement_one", "agreedTermsOne").targets).toEqual([])
    expect(movesOf("postalcode_input", "addressCandidateId").targets).toEqual([])
    const bank = moveQuestion(written, { file: "bank/bank.form.json", pointer: "/ui/0" })
    expect(bank?.targets ?? []).toEqual([])
  })

  it("where the other form keeps what is half typed otherwise, or begins empty", () => {
    copy.edit<{ keep: string }>(fileOf("investment_focus"), (form) => {
      form.keep = "memory"
    })
    copy.edit<{ body: { widget: string; initial?: unknown }[] }>(
      "account-opening/asset_selection.screen.json",
      ({ body }) => {
        for (const block of body) if (block.widget === "form") delete block.initial
      },
    )
    const moves = movesOf("income_selection", "annualIncome", read())
    expect(obstaclesOf(moves, "investment_focus")).toEqual(["kept-otherwise"])
    expect(obstaclesOf(moves, "asset_selection")).toEqual(["begins-empty"])
  })
})

describe("every question", () => {
  it("can be moved to some screen, or there is a reason for each that stands beside it", () => {
    const all = [...written].flatMap(([file, value]) =>
      isRecord(value) && value["kind"] === "form"
        ? questionsIn(value["ui"]).map(({ pointer }) => moveQuestion(written, { file, pointer }))
        : [],
    )
    const targets = all.flatMap((one) => one?.targets ?? [])
    expect(targets.every(({ edits, obstacles }) => edits.length > 0 !== obstacles.length > 0)).toBe(true)
    const free = all.filter((one) => one && one.uses.length === 0 && !one.isOnly && offered(one).length > 0)
    expect(free.length).toBeGreaterThan(20)
  })
})
