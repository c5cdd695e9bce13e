// @vitest-environment node
import { describe, expect, it } from "vitest"
import type { JsonSchema } from "../../../renderer/model/documents"
import { aForm, aModel, choose, field, fieldOf, listOf, tickets, when } from "./building"

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

  it("speaks of a refused choice as soon as it is made, and is quiet about the next one", () => {
    const kinds = ["owl", "bear"].map((value) => ({ value, label: value }))
    const rules = [{ must: when("is", ["draft", "kind"], "owl"), message: "Owls only", check: "owl" }]
    const kind = fieldOf(
      aModel(aForm({ kind: { type: "string" } }, [field("kind", { options: kinds, rules })])),
      "kind",
    )
    const said = ["bear", "owl", "bear"].map((answer) => {
      kind.change(answer)
      return kind.error
    })
    expect(said).toEqual(["Owls only", undefined, "Owls only"])
  })

  it("counts what is to be put right once nothing is missing", () => {
    const rules = [{ must: when("gte", ["draft", "gift"], 3), message: "Three at least", check: "three" }]
    const gift = field("gift", { required: true, rules })
    const model = aModel(
      aForm({ gift: { type: "integer" }, name: { type: "string" } }, [gift, field("name", { required: true })]),
    )
    const counted = [{}, { gift: 1 }, { gift: 1, name: "owl" }].map((answers) => {
      for (const [name, answer] of Object.entries(answers)) fieldOf(model, name).change(answer)
      model.submit()
      return model.gaps
    })
    expect(counted).toEqual(["2 to go", "2 to go", "1 to put right"])
  })

  it("still asks for an answer where a rule finds that none was given", () => {
    const rules = [{ must: when("is", ["draft", "gift"], 3), message: "Choose a gift", check: "required-choice" }]
    const model = aModel(aForm({ gift: { type: "integer" } }, [field("gift", { required: true, rules })]))
    fieldOf(model, "gift").change(1)
    expect(model.gaps).toBe("1 to go")
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
      days.setAnswer(answer)
      return days.problem?.message
    })
    expect(said).toEqual(["Enter Days", "At least 1 coins", "Not so long", "Five at most", undefined])
  })

  it("names a limit that a rule knows before the limit of the schema, however many digits there are", () => {
    const form = aForm({ days: { type: "integer", minimum: 1, maximum: 999 } }, [
      field("days", {
        label: "Days",
        rules: [
          { must: when("gte", ["draft", "days"], 3), message: "Three at least", check: "three" },
          { must: when("lte", ["draft", "days"], 5), message: "Five at most", check: "five" },
        ],
      }),
    ])
    const model = aModel(form)
    const days = fieldOf(model, "days")
    const said = ["0", "1", "6", "1000", "9".repeat(20), "9".repeat(40), "4"].map((answer) => {
      days.setAnswer(answer)
      return days.problem?.message
    })
    expect(said).toEqual([...Array(2).fill("Three at least"), ...Array(4).fill("Five at most"), undefined])
  })

  it("reads no number out of more digits than it can hold where nothing would refuse it", () => {
    const model = aModel(aForm({ gift: { type: "integer" } }, [field("gift", { label: "Gift" })]))
    const gift = fieldOf(model, "gift")
    gift.setAnswer("9".repeat(20))
    expect(gift.problem?.message).toBe("Gift is a whole number")
  })

  it("asks for a whole number where something else was typed, and for an answer only where there is none", () => {
    const model = aModel(aForm({ gift: { type: "integer" } }, [field("gift", { label: "Gift", required: true })]))
    const gift = fieldOf(model, "gift")
    const said = ["", "ten", "10.5", "-5", "10"].map((answer) => {
      gift.setAnswer(answer)
      return gift.problem?.message
    })
    expect(said).toEqual(["Enter Gift", "Gift is a whole number", "Gift is a whole number", undefined, undefined])
  })

  it("says what a text is made of before how long it is, and how long it is before every other rule", () => {
    const name = { type: "string", maxLength: 4, format: "animal-name" }
    const rules = [
      { must: when("startsWith", ["draft", "name"], "o"), message: "Owls only", check: "owl" },
      { must: when("knownCharacters", ["draft", "name"]), message: "Nobody can read this", check: "known" },
    ]
    const form = aForm({ name, free: { type: "string", maxLength: 4 } }, [
      field("name", { label: "Name", rules }),
      field("free", {
        label: "Free",
        rules: [{ must: when("knownCharacters", ["draft", "free"]), message: "Nobody can read this", check: "known" }],
      }),
    ])
    const model = aModel({ ...form, ofCharacters: ["animal-name", "known"] })
    const said = (of: string, ...answers: readonly string[]) =>
      answers.map((answer) => {
        fieldOf(model, of).setAnswer(answer)
        return fieldOf(model, of).problem?.message
      })
    expect(said("name", "OWLET", "owlet", "lark", "owl")).toEqual([
      "Name is no animal name",
      "Name has at most 4 letters",
      "Owls only",
      undefined,
    ])
    expect(said("free", "𠮷野家で待つ", "吉野家で待つ", "𠮷", "吉")).toEqual([
      "Nobody can read this",
      "Free has at most 4 letters",
      "Nobody can read this",
      undefined,
    ])
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
    const unmatched = model.showServerErrors([
      { field: "name", message: "We know this owl" },
      { field: "feather", message: "Too many" },
    ])
    expect(unmatched).toEqual([{ field: "feather", message: "Too many" }])
    expect(fieldOf(model, "name").error).toBe("We know this owl")
    expect(model.focusRequest).toEqual({ id: "zoo-name" })
    fieldOf(model, "name").change("Merlin")
    expect(fieldOf(model, "name").error).toBeUndefined()
  })

  it("keeps a server's words when an action empties the field, until a person types", () => {
    const model = tickets()
    choose(model, "owl")
    const name = fieldOf(model, "name")
    name.change("Archimedes")
    model.submit()
    model.showServerErrors([{ field: "name", message: "We know this owl" }])
    model.setAnswer("name", null)
    name.leave()
    expect([name.value, name.error]).toEqual([undefined, "We know this owl"])
    name.change("M")
    expect(name.error).toBeUndefined()
    model.showServerErrors([{ field: "name", message: "We know this owl" }])
    model.setAnswer("name", "Merlin")
    expect(name.error).toBeUndefined()
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

describe("a list that has to be filled", () => {
  const animals = (schema: JsonSchema, isRowRequired = true) =>
    aModel(
      aForm({ animals: { type: "array", items: { type: "string" }, ...schema } }, [
        field("animals", { label: "Animals", required: true, ui: [field("kind", { required: isRowRequired })] }),
      ]),
    )
  const told = (model: ReturnType<typeof animals>) => {
    model.submit()
    return [...model.errors.map(({ message }) => message), model.gaps]
  }

  it("leaves it to an empty row to say so, once", () => {
    expect(told(animals({ minItems: 1 }))).toEqual(["Enter kind", "1 to go"])
  })

  it("says so itself where there is no row, or none that asks for anything", () => {
    expect(told(animals({}))).toEqual(["Choose Animals", "1 to go"])
    expect(told(animals({ minItems: 1 }, false))).toEqual(["Choose Animals", "1 to go"])
  })

  it("is still refused by name where somebody else judges the answers", () => {
    const model = animals({ minItems: 1 })
    expect(listOf(model, "animals").problem).toEqual({ check: "required-choice", message: "Choose Animals" })
  })
})
