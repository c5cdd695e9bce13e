// @vitest-environment node
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { FormModel } from "../../../renderer/forms/model/FormModel"
import { aForm, aModel, createDrafts, field, listOf, when } from "./building"

const item = { type: "object", properties: { name: { type: "string", maxLength: 4 }, age: { type: "integer" } } }

const zoo = aForm(
  {
    kind: { type: "string", enum: ["owl", "bear"] },
    price: { type: "number", minimum: 1 },
    nick: { type: "string", minLength: 2 },
    young: { type: "array", items: item, minItems: 1, maxItems: 3, uniqueItems: true },
  },
  [
    field("kind", {
      options: [
        { value: "owl", label: "Owl" },
        { value: "bear", label: "Bear" },
      ],
    }),
    field("price", { requiredWhen: when("is", ["draft", "kind"], "owl"), convert: ["digits"] }),
    field("nick", { when: when("is", ["draft", "kind"], "owl"), required: true, convert: ["upper"] }),
    field("young", { widget: "rows", when: when("gt", ["draft", "price"], 3), ui: [field("name"), field("age")] }),
  ],
)

const typed = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 6 }),
  fc.constantFrom("owl", "bear", "12.50", "７", " ", "-"),
  fc.integer({ min: -5, max: 9 }),
  fc.constant(null),
)
const path = fc.constantFrom(
  "kind",
  "price",
  "nick",
  "young.0.name",
  "young.1.age",
  "young.2.name",
  "nowhere",
  "young.9",
)

type Edit = (model: FormModel) => void

const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(path, typed).map(
      ([place, value]): Edit =>
        (model) =>
          model.setAnswer(place, value),
    ),
  },
  fc.constant<Edit>((model) => void listOf(model, "young").add()),
  fc.nat(3).map(
    (index): Edit =>
      (model) =>
        listOf(model, "young").remove(listOf(model, "young").rows[index]?.id ?? ""),
  ),
  fc.constant<Edit>((model) => void model.submit()),
  path.map(
    (place): Edit =>
      (model) =>
        void model.showServerErrors([{ field: place, message: "no" }]),
  ),
  fc.constant<Edit>((model) => model.prefill({ kind: "bear", young: "none" })),
  fc.constant<Edit>((model) => model.update(zoo)),
)

describe("FormModel under random edits", () => {
  it("never throws, and what it says is consistent", () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 25 }), (edits) => {
        const model = aModel(zoo)
        for (const apply of edits) apply(model)
        expect(model.submit().length === 0).toBe(model.isValid)
        expect(model.errors.length === 0).toBe(model.isValid)
        expect(
          model.questions.filter(({ isVisible }) => !isVisible).every(({ relevant }) => relevant === undefined),
        ).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it("never loses a typed answer to other edits, hiding or a reload", () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 8 }),
        fc.array(fc.constantFrom("owl", "bear", "eel"), { maxLength: 8 }),
        (nick, kinds) => {
          const drafts = createDrafts()
          const model = aModel(zoo, { drafts })
          model.setAnswer("nick", nick)
          for (const kind of kinds) model.setAnswer("kind", kind)
          model.flush()
          const again = aModel(zoo, { drafts })
          expect(again.root.members.get("nick")).toMatchObject({ answer: nick })
        },
      ),
      { numRuns: 200 },
    )
  })
})
