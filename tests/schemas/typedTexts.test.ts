// @vitest-environment node
import { Ajv } from "ajv"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { evaluate, resolveValue } from "../../renderer/expressions/evaluate"
import { createAnswerChecks, type DocumentSet, inlineReferences, loadDocuments } from "../../renderer/compiler"
import { formatsOf } from "../../renderer/compiler/compile/validatorCode"
import { createScope } from "../../renderer/expressions/createScope"
import { FieldModel } from "../../renderer/forms/model/FieldModel"
import { FormModel } from "../../renderer/forms/model/FormModel"
import type { Json } from "../../renderer/model/documents"
import * as conversions from "../../src/conversions/index"
import { definitions } from "../../src/definitions"
import { compileShipped, loadModules } from "../support/shipped"
import { shippedRoot } from "../support/shippedRoot"

/** What keyboards of Japan give, what is pasted, and what attackers send. */
const typed = fc.constantFrom(
  ..."アァがはぱヷｰｱﾊﾞﾟ゛゜・山髙𠮷々abZＡｂ０９12-－‐ー〜@＠.．,，、 　（）㈱円￥\\/\n\t\u200B\u202E\uFE0F\u0000\u3099\u0301🦁\uD800",
)
const texts = fc.oneof(
  { weight: 5, arbitrary: fc.array(typed, { maxLength: 16 }).map((signs) => signs.join("")) },
  { weight: 2, arbitrary: fc.string({ unit: "binary" }) },
  { weight: 2, arbitrary: fc.nat(10_000_000).map(String) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ..."山田 太郎|ヤマダ　タロウ|ﾔﾏﾀﾞ|hanako@example.jp|ＨＡＮＡＫＯ＠ＥＸＡＭＰＬＥ．ＪＰ|090-1234-5678|１５０−０００１|123456|SMITH JOHN|株式会社見本商事".split(
        "|",
      ),
    ),
  },
  { weight: 1, arbitrary: fc.tuple(typed, fc.nat(1200)).map(([sign, times]) => sign.repeat(times)) },
)

/** The forms as they are, but everything is asked at once: conditions are proved elsewhere. */
function withoutConditions(set: DocumentSet): DocumentSet {
  const bare = (ui: Json): Json =>
    Array.isArray(ui)
      ? ui.map((part) => {
          const { when: _when, ui: inner, ...rest } = part as Readonly<Record<string, Json>>
          return inner === undefined ? rest : { ...rest, ui: bare(inner) }
        })
      : ui
  const documents = set.documents.map((loaded) => {
    if (loaded.kind !== "form") return loaded
    const document = loaded.document as unknown as Readonly<Record<string, Json>>
    return { ...loaded, document: { ...document, ui: bare(document["ui"] ?? []) } }
  })
  const all = (kind: string) => documents.filter((document) => document.kind === kind)
  const find = (kind: string, id: string) => all(kind).find((document) => document.id === id)
  return { ...set, documents, all, find } as unknown as DocumentSet
}

const set = withoutConditions(loadDocuments(shippedRoot))
const { app, screens } = await loadModules(compileShipped(set))
const roots = { saved: { draft: {} }, ctx: { today: "2025-01-15" }, query: {}, state: {} }

const client = new Map(
  [...screens.values()]
    .flatMap((screen) => Object.values(screen.forms))
    .map((form) => {
      const resolver = {
        test: evaluate,
        text: () => "",
        rich: () => null,
        value: resolveValue,
        options: () => ({}),
      }
      const model = new FormModel({
        form,
        scope: createScope(roots),
        into: "form",
        resolver,
        conversions,
        messages: app.messages,
        texts: {},
      })
      return [form.id, model] as const
    }),
)
const server = createAnswerChecks(set, { definitions, conversions, isWanted: () => true, flow: "account-opening" })

/** A judge of its own: plain ajv over the schema as it is written, with nothing of the form around it. */
const ajv = new Ajv({ strict: false, formats: { ...formatsOf(definitions) } })
const judges = new Map(
  set.all("form").map(({ id, file, document }) => {
    const { schema } = inlineReferences(document.schema, { file, shared: set.shared, root: document.schema })
    const properties = schema["properties"] as Readonly<Record<string, Readonly<Record<string, Json>>>>
    return [id, (field: string, value: unknown) => ajv.validate(properties[field] ?? {}, value)] as const
  }),
)

const isTyped = (question: FormModel["questions"][number]): question is FieldModel =>
  question instanceof FieldModel &&
  question.location.path.length === 1 &&
  question.spec.options === undefined &&
  question.spec.optionsFrom === undefined &&
  ["string", "integer", "number"].includes(String(question.schema["type"]))

const forms = [...client].flatMap(([id, model]) => {
  const fields = model.questions.filter(isTyped)
  return fields.length === 0 ? [] : [{ id, fields }]
})

describe("10,000 typed texts with a seed", () => {
  const samples = fc.sample(texts, { seed: 20_261_122, numRuns: 10_000 })

  it("become the same value, found right or wrong alike, by the form, the server and a judge of its own", () => {
    const controls = new Set<string>()
    const wrong: unknown[] = []
    for (let next = 0, turn = 0; next < samples.length; turn += 1) {
      const { id, fields } = forms[turn % forms.length] ?? { id: "", fields: [] }
      const given = fields.map((field) => [field, samples[next++ % samples.length] ?? ""] as const)
      for (const [field, text] of given) {
        field.change(text)
        field.leave()
      }
      const sent = Object.fromEntries(given.map(([field, text]) => [field.spec.field, text]))
      const checked = server.check(id, sent, roots)
      for (const [field, text] of given) {
        const name = field.spec.field
        controls.add(field.spec.widget)
        const { value, problem } = field
        const rules = new Set(field.spec.rules.map(({ check }) => check))
        const isSchemas = problem !== undefined && !rules.has(problem.check) && !problem.check.startsWith("required-")
        const isRight = field.isAnswered ? judges.get(id)?.(name, value) : true
        const isSame = !field.isAnswered || !field.spec.sent || Object.is(checked?.sent[name], value)
        const isRefused = checked?.problems.some(({ field: refused }) => refused === name) === true
        const agree = isRefused === (problem !== undefined) && (isRight === true ? !isSchemas : problem !== undefined)
        if (!isSame || !agree)
          wrong.push([id, name, text, value, problem?.check, isRight, checked?.sent[name], isRefused])
      }
      for (const [field] of given) field.reset()
    }
    expect(wrong.slice(0, 5)).toEqual([])
    const texts = ["amount", "digits", "email", "kana", "one-time-code", "password", "tel", "text", "text-suggest"]
    expect([...controls]).toEqual(expect.arrayContaining(texts))
  })

  it("leave every conversion whole: well formed, with nothing unseen, and the same when converted again", () => {
    const wrong = Object.entries(conversions).flatMap(([name, convert]) =>
      samples
        .filter((text) => {
          const once = convert(text)
          // The selector of an emoji can be seen: it says how the sign before it is drawn.
          return /[\p{Cs}\p{DI}](?<!\p{ExtPict}\uFE0F)/u.test(once) || convert(once) !== once
        })
        .map((text) => [name, text]),
    )
    expect(wrong.slice(0, 5)).toEqual([])
  })
})
