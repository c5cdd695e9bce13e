// @vitest-environment node
import { observable, runInAction } from "mobx"
import { describe, expect, it } from "vitest"
import { createScope } from "../../../renderer/expressions/createScope"
import type { CompiledField } from "../../../renderer/model/compiled"
import { aForm, aModel, createDrafts, field, fieldOf, listOf, when } from "./building"

type FollowNodes = NonNullable<CompiledField["follow"]>

describe("FormModel: what follows an answer", () => {
  const noted: string[] = []
  const note = (name: string) => () => void noted.push(name)
  const following = (more: Partial<CompiledField>) => {
    noted.length = 0
    const events = ["changed", "left", "entered"]
    const scope = createScope(Object.fromEntries(events.map((event) => [event, note(event)])))
    const follow = Object.fromEntries(events.map((event) => [event, { "@get": [event] }])) as unknown as FollowNodes
    const ui = [field("name", { follow, convert: ["upper"], ...more })]
    const model = aModel(aForm({ name: { type: "string" } }, ui), { scope, initial: { name: "OWL" } })
    return fieldOf(model, "name")
  }

  it("runs at once with each answer, and when the field is left with another one", () => {
    const name = following({})
    name.change("b")
    name.change("be")
    expect(noted).toEqual(["changed", "changed"])
    name.leave()
    name.leave()
    expect(noted).toEqual(["changed", "changed", "left"])
  })

  it("runs when the field is left with the same answer again after another one, which may have undone what it brought", () => {
    const name = following({})
    name.change("bear")
    name.leave()
    name.change("bea")
    name.change("bear")
    name.leave()
    expect(noted.filter((event) => event === "left")).toHaveLength(2)
  })

  it("is quiet about answers from outside and about one that is the same again", () => {
    const name = following({})
    name.setAnswer("BEAR")
    name.leave()
    expect(noted).toEqual([])
    const other = following({ follow: { left: { "@get": ["left"] } } as unknown as FollowNodes })
    other.change("ow")
    other.change("owl")
    other.leave()
    expect(noted).toEqual([])
  })
})

describe("FormModel: options", () => {
  const options = [
    { value: "owl", label: "Owl" },
    { value: "bear", label: "Bear" },
    { value: "eel", label: "Eel", when: when("is", ["draft", "wet"], true) },
  ]
  const cage = () =>
    aModel(
      aForm({ wet: { type: "boolean" }, kind: { type: "string" } }, [
        field("wet"),
        field("kind", {
          options,
          optionsWhen: [{ when: when("is", ["draft", "wet"], true), options: ["bear", "eel"] }],
        }),
      ]),
    )

  it("offers what the conditions allow now", () => {
    const model = cage()
    const offered = () => fieldOf(model, "kind").options?.map(({ label }) => label)
    expect(offered()).toEqual(["Owl", "Bear"])
    fieldOf(model, "wet").change(true)
    expect(offered()).toEqual(["Bear", "Eel"])
  })

  it("does not send an option that is no longer offered, and has it back when it is", () => {
    const model = cage()
    fieldOf(model, "kind").change("owl")
    fieldOf(model, "wet").change(true)
    expect(model.sent).toEqual({ wet: true })
    fieldOf(model, "wet").change(false)
    expect(model.sent).toEqual({ wet: false, kind: "owl" })
  })

  it.each([
    [["none"], []],
    [["owl", "bear"], []],
    [["none", "owl"], ["Choose at most 1"]],
  ])("takes an exclusive option alone only: %j", (kinds, errors) => {
    const none = { value: "none", label: "None", exclusive: true }
    const schema = { type: "array", items: { type: "string" }, maxItems: 3 }
    const model = aModel(aForm({ kinds: schema }, [field("kinds", { options: [...options, none] })]), {
      initial: { kinds },
    })
    model.submit()
    expect(model.errors.map(({ message }) => message)).toEqual(errors)
  })

  it("takes options from data, and keeps the answer while the data is not there", () => {
    const data = observable({ animals: undefined as unknown }, {}, { deep: false })
    const from = {
      items: { "@get": ["data", "animals"] },
      value: { "@get": ["item", "id"] },
      label: { "@text": [{ get: ["item", "name"] }] },
    }
    const model = aModel(aForm({ kind: { type: "integer" } }, [field("kind", { optionsFrom: from })]), {
      scope: createScope({ data }),
      initial: { kind: 7 },
    })
    expect(model.sent).toEqual({ kind: 7 })
    runInAction(
      () =>
        (data.animals = [
          { id: 7, name: "Owl" },
          { id: 8, name: "Bear" },
        ]),
    )
    expect(fieldOf(model, "kind").options?.map(({ label }) => label)).toEqual(["Owl", "Bear"])
    runInAction(() => (data.animals = [{ id: 8, name: "Bear" }]))
    expect(model.sent).toEqual({})
  })

  it("draws an option of data with a picture, also where an item has none, so that something stands in its place", () => {
    const from = {
      items: { "@get": ["animals"] },
      value: { "@get": ["item", "id"] },
      label: { "@text": [{ get: ["item", "name"] }] },
      image: { "@get": ["item", "photo"] },
    }
    const animals = [
      { id: 7, name: "Owl", photo: "/owl.png" },
      { id: 8, name: "Bear" },
    ]
    const model = aModel(aForm({ kind: { type: "integer" } }, [field("kind", { optionsFrom: from })]), {
      scope: createScope({ animals }),
    })
    const images = fieldOf(model, "kind").options?.map((option) => ["image" in option, option.image])
    expect(images).toEqual([
      [true, "/owl.png"],
      [true, undefined],
    ])
  })

  it("closes options from data under a condition on the item, and says why for those alone", () => {
    const from = {
      items: { "@get": ["animals"] },
      value: { "@get": ["item", "id"] },
      label: { "@text": [{ get: ["item", "name"] }] },
      disabledWhen: when("is", ["item", "asleep"], true),
      disabledReason: "asleep",
    }
    const animals = [
      { id: 7, name: "Owl", asleep: true },
      { id: 8, name: "Bear", asleep: false },
    ]
    const model = aModel(aForm({ kind: { type: "integer" } }, [field("kind", { optionsFrom: from })]), {
      scope: createScope({ animals }),
    })
    expect(fieldOf(model, "kind").options).toEqual([
      { label: "Owl", value: 7, disabled: true, disabledReason: "asleep" },
      { label: "Bear", value: 8, disabled: false },
    ])
  })
})

describe("FormModel: options from data under a condition", () => {
  const items = [
    { id: "owl", name: "Owl", wings: true },
    { id: "bear", name: "Bear", wings: false },
    { id: "bat", name: "Bat" },
  ]
  const from = {
    items: { "@get": ["data", "animals"] },
    value: { "@get": ["item", "id"] },
    label: { "@text": [{ get: ["item", "name"] }] },
    when: when("any", when("is", ["item", "wings"], true), when("is", ["draft", "all"], true)),
  }
  const aviary = () =>
    aModel(
      aForm({ all: { type: "boolean" }, kind: { type: "string" } }, [
        field("all"),
        field("kind", { optionsFrom: from }),
      ]),
      { scope: createScope({ data: { animals: items } }) },
    )
  const offered = (model: ReturnType<typeof aviary>) => fieldOf(model, "kind").options?.map(({ label }) => label)

  it("leaves out items that it fails for, and those for which it is unknown", () => {
    expect(offered(aviary())).toEqual(["Owl"])
  })

  it("follows the answers, and sends no option that is gone", () => {
    const model = aviary()
    fieldOf(model, "all").change(true)
    expect(offered(model)).toEqual(["Owl", "Bear", "Bat"])
    fieldOf(model, "kind").change("bear")
    expect(model.sent).toEqual({ all: true, kind: "bear" })
    fieldOf(model, "all").change(false)
    expect(model.sent).toEqual({ all: false })
  })
})

describe("FormModel: rows", () => {
  const item = { type: "object", properties: { name: { type: "string", minLength: 2 } } }
  const family = (more: Parameters<typeof aModel>[1] = {}) =>
    aModel(
      aForm({ young: { type: "array", items: item, minItems: 1, maxItems: 3 } }, [
        field("young", { widget: "rows", required: true, ui: [field("name", { label: "Name", required: true })] }),
      ]),
      more,
    )

  const names = (model: ReturnType<typeof family>) =>
    listOf(model, "young").rows.map(({ group }) => group.answers["name"])

  it("starts with the fewest rows and stops at the most", () => {
    const model = family()
    const young = listOf(model, "young")
    expect(young.rows).toHaveLength(1)
    young.add()
    young.add()
    expect(young.add()).toBeUndefined()
    expect(young.rows).toHaveLength(3)
  })

  it("keeps every other row's answers, errors and ids when one is removed", () => {
    const model = family()
    const young = listOf(model, "young")
    young.add()
    young.add()
    model.setAnswer("young.0.name", "one")
    model.setAnswer("young.1.name", "two")
    model.setAnswer("young.2.name", "x")
    model.submit()
    const [, second, third] = young.rows
    young.remove(young.rows[0]?.id ?? "")
    expect(names(model)).toEqual(["two", "x"])
    expect(young.rows).toEqual([second, third])
    expect(model.errors.map(({ message }) => message)).toEqual(["Name has at least 2 letters"])
  })

  it("checks each row as the schema says, and leaves it to an empty one to say what is missing", () => {
    const model = family()
    expect(model.submit()).toEqual(["name"])
    model.setAnswer("young.0.name", "ada")
    expect(model.submit()).toEqual([])
    expect(model.sent).toEqual({ young: [{ name: "ada" }] })
  })

  it("lets conditions of a row see the row", () => {
    const ui = [field("kind"), field("name", { when: when("is", ["item", "kind"], "owl") })]
    const items = { type: "object", properties: { kind: { type: "string" }, name: { type: "string" } } }
    const model = aModel(aForm({ young: { type: "array", items, minItems: 2 } }, [field("young", { ui })]))
    model.setAnswer("young.1.kind", "owl")
    const isAsked = listOf(model, "young").rows.map(({ group }) => group.questions.map(({ isVisible }) => isVisible))
    expect(isAsked).toEqual([
      [true, false],
      [true, true],
    ])
  })

  it("holds rows of plain values, and refuses the same twice", () => {
    const list = { type: "array", items: { type: "string" }, minItems: 1, uniqueItems: true }
    const model = aModel(aForm({ kinds: list }, [field("kinds", { ui: [field("kind", { label: "Kind" })] })]))
    listOf(model, "kinds").add()
    model.setAnswer("kinds.0", "owl")
    model.setAnswer("kinds.1", "owl")
    model.submit()
    expect(model.errors).toMatchObject([{ field: "kinds", message: "Twice the same" }])
    model.setAnswer("kinds.1", "bear")
    expect(model.sent).toEqual({ kinds: ["owl", "bear"] })
  })

  it("comes back from a draft with all rows", () => {
    const drafts = createDrafts()
    const model = family({ drafts })
    listOf(model, "young").add()
    model.setAnswer("young.1.name", "two")
    model.flush()
    expect(names(family({ drafts }))).toEqual([undefined, "two"])
  })
})
