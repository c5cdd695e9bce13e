// @vitest-environment node
import { autorun } from "mobx"
import { describe, expect, it } from "vitest"
import { aForm, aModel, choose, field, fieldOf, isOwl, tickets, when } from "./building"

describe("FormModel: what is typed", () => {
  const typing = (longest?: number) => {
    const given: string[] = []
    const name = field("name", { convert: ["upper"], ...(longest === undefined ? {} : { longest }) })
    const upper = (text: string) => (given.push(text), text.toUpperCase())
    const model = aModel(aForm({ name: { type: "string" } }, [name]), { conversions: { upper } })
    return { name: fieldOf(model, "name"), given, model }
  }

  it.each([
    ["what its control takes", 5, 5],
    ["the usual number of characters", undefined, 1_000],
  ])("is cut to %s before it is converted, however much is pasted", (_what, longest, length) => {
    const { name, given } = typing(longest)
    name.change("a".repeat(5_000_000))
    name.leave()
    expect(name.answer).toBe("A".repeat(length))
    expect(Math.max(...given.map((text) => text.length))).toBe(length)
  })

  it("is cut wherever it comes from, and never within a character", () => {
    const { name } = typing(4)
    name.setAnswer("abc𠮷")
    expect(name.answer).toBe("abc𠮷")
    name.setAnswer("ab𠮷𠮷c")
    expect(name.answer).toBe("ab𠮷𠮷")
  })

  it("is cut to what the schema allows where its control says so", () => {
    const model = aModel(aForm({ name: { type: "string", maxLength: 3 } }, [field("name", { cuts: true })]))
    fieldOf(model, "name").change("𠮷owl")
    expect(fieldOf(model, "name").answer).toBe("𠮷ow")
  })
})

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
    const close = model.start()
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

const price = () => aModel(aForm({ price: { type: "number" } }, [field("price", { label: "Price" })]))

describe("FormModel: typing", () => {
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
    model.leaveQueue.setComposing(true)
    name.change("ada")
    model.leaveQueue.leave(name)
    expect(name.answer).toBe("ada")
    model.leaveQueue.setComposing(false)
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
