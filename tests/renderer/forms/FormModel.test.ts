import { autorun, observable, runInAction } from "mobx"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createScope } from "../../../renderer/expressions/createScope"
import { aForm, aModel, createDrafts, field, fieldOf, listOf, when } from "./building"

const isOwl = when("is", ["draft", "kind"], "owl")

/** A ticket office: a kind of animal, and things that are asked of owls only. */
const tickets = (more: Parameters<typeof aModel>[1] = {}) =>
  aModel(
    aForm(
      { kind: { type: "string" }, name: { type: "string", minLength: 2 }, secret: { type: "string", writeOnly: true } },
      [
        field("kind", { label: "Kind" }),
        field("name", { label: "Name", required: true, when: isOwl }),
        field("secret", { label: "Secret", when: isOwl, forgetWhenHidden: true }),
      ],
    ),
    more,
  )

const choose = (model: ReturnType<typeof tickets>, kind: string) => fieldOf(model, "kind").change(kind)

describe("FormModel: what is asked", () => {
  it("starts with the defaults of the schema, also where nobody touches them", () => {
    const model = aModel(
      aForm({ days: { type: "integer", default: 3 }, name: { type: "string" } }, [field("days"), field("name")]),
    )
    fieldOf(model, "name").change("ada")
    expect(model.sent).toEqual({ days: 3, name: "ada" })
  })

  it("never turns a const into an answer", () => {
    const model = aModel(
      aForm({ consent: { const: true, default: true } }, [field("consent", { widget: "box", required: true })]),
    )
    expect(model.sent).toEqual({})
    model.submit()
    expect(model.errors.map(({ message }) => message)).toEqual(["Tick the box"])
  })

  it("does not count an unticked consent as given", () => {
    const model = aModel(aForm({ consent: { const: true } }, [field("consent", { widget: "box", required: true })]))
    fieldOf(model, "consent").change(false)
    expect(model.isFilled).toBe(false)
    fieldOf(model, "consent").change(true)
    expect(model.isFilled).toBe(true)
    expect(model.isValid).toBe(true)
  })

  it("leaves the answers of hidden fields out, and has them back when they are shown again", () => {
    const model = tickets()
    choose(model, "owl")
    fieldOf(model, "name").change("Archimedes")
    choose(model, "bear")
    expect(model.sent).toEqual({ kind: "bear" })
    expect(model.values["name"]).toBeUndefined()
    choose(model, "owl")
    expect(model.sent).toEqual({ kind: "owl", name: "Archimedes" })
  })

  it("forgets a secret as soon as it is hidden", () => {
    const model = tickets()
    const close = model.open()
    choose(model, "owl")
    fieldOf(model, "secret").change("mouse")
    choose(model, "bear")
    choose(model, "owl")
    expect(fieldOf(model, "secret").answer).toBeUndefined()
    close()
  })

  it("hides a field whose condition is unknown, and does not ask for it", () => {
    const model = tickets()
    expect(fieldOf(model, "name").isVisible).toBe(false)
    expect(model.submit()).toEqual([])
  })

  it("hides everything in a hidden section", () => {
    const model = aModel(
      aForm({ kind: { type: "string" }, name: { type: "string" } }, [
        field("kind"),
        { kind: "section", label: "Owls", when: isOwl, ui: [field("name", { required: true })] },
      ]),
    )
    expect(model.isFilled).toBe(true)
    choose(model, "owl")
    expect(model.isFilled).toBe(false)
  })

  it("does not run in circles when a field's condition reads the field itself", () => {
    const model = aModel(
      aForm({ name: { type: "string" } }, [field("name", { when: when("isNot", ["draft", "name"], "nobody") })]),
    )
    fieldOf(model, "name").change("ada")
    expect(fieldOf(model, "name").isVisible).toBe(true)
    fieldOf(model, "name").change("nobody")
    expect(fieldOf(model, "name").isVisible).toBe(false)
  })

  it("asks for more where requiredWhen holds", () => {
    const model = aModel(
      aForm({ kind: { type: "string" }, name: { type: "string" } }, [
        field("kind"),
        field("name", { requiredWhen: isOwl }),
      ]),
    )
    expect(model.isFilled).toBe(true)
    choose(model, "owl")
    expect(model.isFilled).toBe(false)
  })

  it("leaves out of what is sent what is not to be sent", () => {
    const model = aModel(
      aForm({ name: { type: "string" }, again: { type: "string" } }, [field("name"), field("again", { sent: false })]),
    )
    fieldOf(model, "name").change("ada")
    fieldOf(model, "again").change("ada")
    expect(model.sent).toEqual({ name: "ada" })
    expect(model.values["again"]).toBe("ada")
  })

  it("nests the answers of an object", () => {
    const address = { type: "object", properties: { city: { type: "string", minLength: 3 } } }
    const model = aModel(
      aForm({ address }, [
        field("address", { label: "Address", ui: [field("city", { label: "City", required: true })] }),
      ]),
    )
    expect(model.submit()).toEqual(["city"])
    model.setAnswer("address.city", "Oz")
    model.submit()
    expect(model.errors[0]?.message).toBe("City has at least 3 letters")
    model.setAnswer("address.city", "Rome")
    expect(model.submit()).toEqual([])
    expect(model.sent).toEqual({ address: { city: "Rome" } })
  })
})

describe("FormModel: typing", () => {
  const price = () => aModel(aForm({ price: { type: "number" } }, [field("price", { label: "Price" })]))

  it("keeps 12.50 as it is typed and gives the number to readers", () => {
    const model = price()
    for (const text of ["1", "12", "12.", "12.5", "12.50"]) {
      fieldOf(model, "price").change(text)
      expect(fieldOf(model, "price").answer).toBe(text)
    }
    expect(model.values["price"]).toBe(12.5)
    fieldOf(model, "price").leave()
    expect(fieldOf(model, "price").answer).toBe("12.50")
  })

  it("keeps text that is no number in view and calls it wrong", () => {
    const model = price()
    fieldOf(model, "price").change("twelve")
    fieldOf(model, "price").leave()
    expect(fieldOf(model, "price").answer).toBe("twelve")
    expect(fieldOf(model, "price").error).toBe("Enter Price")
  })

  it("converts for readers at once, on screen only when the field is left", () => {
    const model = aModel(aForm({ name: { type: "string" } }, [field("name", { convert: ["upper"] })]))
    fieldOf(model, "name").change(" ada ")
    expect(model.values["name"]).toBe("ADA")
    expect(fieldOf(model, "name").answer).toBe(" ada ")
    fieldOf(model, "name").leave()
    expect(fieldOf(model, "name").answer).toBe("ADA")
  })

  it("waits with conversions while an input method is composing", () => {
    const model = aModel(aForm({ name: { type: "string" } }, [field("name", { convert: ["upper"] })]))
    const name = fieldOf(model, "name")
    model.setComposing(true)
    name.change("ada")
    model.leave(name)
    expect(name.answer).toBe("ada")
    model.setComposing(false)
    expect(name.answer).toBe("ADA")
  })

  it("wakes only the readers of the answer that changed", () => {
    const model = aModel(aForm({ name: { type: "string" }, kind: { type: "string" } }, [field("name"), field("kind")]))
    let woken = 0
    const stop = autorun(() => {
      void model.values["kind"]
      woken += 1
    })
    fieldOf(model, "name").change("ada")
    expect(woken).toBe(1)
    choose(model, "owl")
    expect(woken).toBe(2)
    stop()
  })

  it("counts letters, not code units", () => {
    const model = aModel(aForm({ name: { type: "string", maxLength: 2 } }, [field("name", { label: "Name" })]))
    fieldOf(model, "name").change("𠮷野")
    expect(model.isValid).toBe(true)
    fieldOf(model, "name").change("𠮷野家")
    expect(model.isValid).toBe(false)
  })
})

describe("FormModel: what is wrong", () => {
  it("speaks of a field once it is left after an edit, not before", () => {
    const model = tickets()
    choose(model, "owl")
    const name = fieldOf(model, "name")
    name.leave()
    expect(name.error).toBeUndefined()
    name.change("a")
    expect(name.error).toBeUndefined()
    name.leave()
    expect(name.error).toBe("Name has at least 2 letters")
    name.change("ab")
    expect(name.error).toBeUndefined()
  })

  it("names the first failing check: required, schema, then the rules in their order", () => {
    const form = aForm({ days: { type: "integer", minimum: 1 } }, [
      field("days", {
        label: "Days",
        required: true,
        rules: [
          { must: when("lte", ["draft", "days"], 10), message: "Not so long", check: "long" },
          { must: when("lte", ["draft", "days"], 5), message: "Five at most", check: "five" },
        ],
      }),
    ])
    const model = aModel(form)
    const days = fieldOf(model, "days")
    const said = [undefined, "0", "11", "6", "5"].map((answer) => {
      days.put(answer)
      return days.problem?.message
    })
    expect(said).toEqual(["Enter Days", "At least 1 coins", "Not so long", "Five at most", undefined])
  })

  it("fills the parameter of a rule's message from the scope", () => {
    const rules = [
      {
        must: when("gte", ["draft", "gift"], ["zoo", "fee"]),
        message: { "@text": ["At least ", { get: ["n"], format: "coins" }] },
        n: { "@get": ["zoo", "fee"] },
        check: "amount-min",
      },
    ]
    const model = aModel(aForm({ gift: { type: "integer" } }, [field("gift", { rules })]))
    fieldOf(model, "gift").change(299)
    expect(fieldOf(model, "gift").problem?.message).toBe("At least 300 coins")
    fieldOf(model, "gift").change(300)
    expect(model.isValid).toBe(true)
  })

  it("says how long a code is where its least and greatest length agree", () => {
    const model = aModel(
      aForm({ code: { type: "string", minLength: 4, maxLength: 4 } }, [field("code", { label: "Code" })]),
    )
    fieldOf(model, "code").change("123")
    expect(fieldOf(model, "code").problem).toEqual({ check: "exact-length", message: "Code has 4 letters" })
  })

  it("names a format by its own name, and lets the field's words win", () => {
    const schema = { type: "string", format: "animal-name" }
    const model = aModel(
      aForm({ one: schema, two: schema }, [
        field("one", { label: "One" }),
        field("two", { messages: { "animal-name": "Small letters" } }),
      ]),
    )
    fieldOf(model, "one").change("OWL")
    fieldOf(model, "two").change("OWL")
    model.submit()
    expect(model.errors.map(({ message }) => message)).toEqual(["One is no animal name", "Small letters"])
  })

  it("asks to choose where there are options, and to enter where there are none", () => {
    const model = aModel(
      aForm({ kind: { type: "string" }, name: { type: "string" } }, [
        field("kind", { label: "Kind", required: true, options: [{ value: "owl", label: "Owl" }] }),
        field("name", { label: "Name", required: true }),
      ]),
    )
    model.submit()
    expect(model.errors.map(({ message }) => message)).toEqual(["Choose Kind", "Enter Name"])
  })

  it("shows a server's words until the field is edited, and gives back what has no field", () => {
    const model = tickets()
    choose(model, "owl")
    fieldOf(model, "name").change("Archimedes")
    const homeless = model.showServerErrors([
      { field: "name", message: "We know this owl" },
      { field: "feather", message: "Too many" },
    ])
    expect(homeless).toEqual([{ field: "feather", message: "Too many" }])
    expect(fieldOf(model, "name").error).toBe("We know this owl")
    expect(model.focusRequest).toEqual({ id: "zoo-name" })
    fieldOf(model, "name").change("Merlin")
    expect(fieldOf(model, "name").error).toBeUndefined()
  })

  it("gives the wrong fields in the order of the form, and asks for the focus on the first", () => {
    const model = aModel(
      aForm({ b: { type: "string" }, a: { type: "string" } }, [
        field("a", { required: true }),
        field("b", { required: true }),
      ]),
    )
    expect(model.submit()).toEqual(["a", "b"])
    expect(model.focusRequest).toEqual({ id: "zoo-a" })
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

  it("checks each row as the schema says, and empty rows as missing", () => {
    const model = family()
    expect(model.submit()).toEqual(["young", "name"])
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
    model.dispose()
    expect(names(family({ drafts }))).toEqual([undefined, "two"])
  })
})

describe("FormModel: drafts", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it("writes once things are quiet, never a secret", () => {
    const drafts = createDrafts()
    const write = vi.spyOn(drafts, "write")
    const model = tickets({ drafts })
    for (const text of ["o", "ow", "owl"]) choose(model, text)
    fieldOf(model, "secret").change("mouse")
    expect(write).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect(write).toHaveBeenCalledTimes(1)
    expect(drafts.kept.get("zoo")).toEqual({ kind: "owl" })
  })

  it("writes what is due when the form is closed", () => {
    const drafts = createDrafts()
    const model = tickets({ drafts })
    const close = model.open()
    choose(model, "owl")
    close()
    expect(drafts.kept.get("zoo")).toEqual({ kind: "owl" })
  })

  it("prefers what was typed to the answers to start with, also where it was emptied", () => {
    const drafts = createDrafts()
    drafts.write("zoo", { kind: null, name: "Merlin" }, "memory")
    const model = tickets({ drafts, initial: { kind: "owl", name: "Archimedes" } })
    expect(fieldOf(model, "kind").answer).toBeUndefined()
    expect(fieldOf(model, "name").answer).toBe("Merlin")
    model.prefill({ kind: "bear" })
    expect(fieldOf(model, "kind").answer).toBeUndefined()
  })

  it("keeps text as it was typed", () => {
    const drafts = createDrafts()
    const form = aForm({ price: { type: "number" } }, [field("price")])
    const model = aModel(form, { drafts })
    fieldOf(model, "price").change("12.")
    model.dispose()
    expect(fieldOf(aModel(form, { drafts }), "price").answer).toBe("12.")
  })

  it("forgets what was typed on reset, and goes back to the answers to start with", () => {
    const drafts = createDrafts()
    const model = tickets({ drafts, initial: { kind: "owl" } })
    choose(model, "bear")
    model.flush()
    model.reset()
    vi.advanceTimersByTime(1000)
    expect(fieldOf(model, "kind").answer).toBe("owl")
    expect(drafts.kept.size).toBe(0)
  })

  it("keeps what was typed when the document changes under it", () => {
    const model = tickets()
    choose(model, "owl")
    model.follow(aForm({ kind: { type: "string" }, colour: { type: "string" } }, [field("colour"), field("kind")]))
    expect(model.sent).toEqual({ kind: "owl" })
    expect(model.questions.map(({ name }) => name)).toEqual(["colour", "kind"])
  })
})
