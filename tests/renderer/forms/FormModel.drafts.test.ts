// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { aForm, aModel, choose, createDrafts, field, fieldOf, tickets } from "./building"

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
    const close = model.start()
    choose(model, "owl")
    close()
    expect(drafts.kept.get("zoo")).toEqual({ kind: "owl" })
  })

  it("prefers what was typed to the answers to start with, also where it was emptied", () => {
    const drafts = createDrafts()
    drafts.write("zoo", { answers: { kind: null, name: "Merlin" }, base: {} }, "memory")
    const model = tickets({ drafts, initial: { kind: "owl", name: "Archimedes" } })
    expect(fieldOf(model, "kind").answer).toBeUndefined()
    expect(fieldOf(model, "name").answer).toBe("Merlin")
    model.prefill({ kind: "bear" })
    expect(fieldOf(model, "kind").answer).toBeUndefined()
  })

  it("makes way for an answer that was given elsewhere since, field by field, whenever it arrives", () => {
    const drafts = createDrafts()
    const first = tickets({ drafts, initial: { kind: "owl" } })
    choose(first, "bear")
    fieldOf(first, "name").change("Merlin")
    first.flush()
    const later = tickets({ drafts, initial: { kind: "fox", name: undefined } })
    expect([fieldOf(later, "kind").answer, fieldOf(later, "name").answer]).toEqual(["fox", "Merlin"])
    const loading = tickets({ drafts, initial: undefined })
    expect(fieldOf(loading, "kind").answer).toBe("bear")
    loading.prefill({ kind: "fox" })
    expect([fieldOf(loading, "kind").answer, fieldOf(loading, "name").answer]).toEqual(["fox", "Merlin"])
    const same = tickets({ drafts, initial: undefined })
    same.prefill({ kind: "owl" })
    expect(fieldOf(same, "kind").answer).toBe("bear")
  })

  it("makes way for newer answers when asked, and keeps what was typed elsewhere, also after a save", () => {
    const model = tickets({ initial: { kind: "owl" } })
    choose(model, "bear")
    fieldOf(model, "name").change("Merlin")
    model.prefill({ kind: "fox" })
    expect(fieldOf(model, "kind").answer).toBe("bear")
    model.takeNewer()
    expect([fieldOf(model, "kind").answer, fieldOf(model, "name").answer]).toEqual(["fox", "Merlin"])
    choose(model, "owl")
    model.prefill({ kind: "fox", name: "Archimedes" })
    model.takeNewer()
    expect([fieldOf(model, "kind").answer, fieldOf(model, "name").answer]).toEqual(["owl", "Archimedes"])
  })

  it("makes way for newer answers where nothing was typed but what stood there was submitted", () => {
    const model = tickets({ initial: { kind: "owl", name: "Merlin" } })
    model.submit()
    model.prefill({ kind: "fox", name: "Merlin" })
    expect(fieldOf(model, "kind").answer).toBe("owl")
    model.takeNewer()
    expect([fieldOf(model, "kind").answer, fieldOf(model, "name").answer]).toEqual(["fox", "Merlin"])
  })

  it("takes over what was typed under another name or code, and still makes way for a newer answer", () => {
    const drafts = createDrafts()
    const option = (value: string, was: string) => ({
      options: [{ value, label: value }],
      renamed: [[was, value]] as const,
    })
    const form = aForm(
      { animal: { type: "string" }, colours: { type: "array", items: { type: "string" } }, name: { type: "string" } },
      [
        field("animal", { was: ["beast", "kind"], ...option("eagle-owl", "owl") }),
        field("colours", { ...option("grey", "dun") }),
        field("name", { was: ["animal"] }),
      ],
    )
    const base = { kind: "bear", colours: null }
    drafts.write("zoo", { answers: { kind: "owl", colours: ["dun", "red"] }, base }, "memory")
    const model = aModel(form, { drafts, initial: { animal: "bear" } })
    expect(model.draft).toEqual({ animal: "eagle-owl", colours: ["grey", "red"] })
    expect(fieldOf(aModel(form, { drafts, initial: { animal: "fox" } }), "animal").answer).toBe("fox")
  })

  it("is released by a write once it was submitted, unless it was changed since", () => {
    const drafts = createDrafts()
    const model = tickets({ drafts })
    choose(model, "bear")
    model.release()
    expect(drafts.released).toEqual([])
    model.submit()
    model.release()
    expect(drafts.released).toEqual(["zoo"])
    choose(model, "fox")
    model.release()
    expect(drafts.released).toHaveLength(1)
  })

  it("keeps text as it was typed", () => {
    const drafts = createDrafts()
    const form = aForm({ price: { type: "number" } }, [field("price")])
    const model = aModel(form, { drafts })
    fieldOf(model, "price").change("12.")
    model.flush()
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

  it("wants a consent again once it was withdrawn, and leaves every other answer", () => {
    const drafts = createDrafts()
    const form = aForm({ fits: { type: "boolean", const: true }, fed: { type: "boolean" } }, [
      field("fits"),
      field("fed"),
    ])
    const model = aModel(form, { drafts })
    for (const name of ["fits", "fed"]) fieldOf(model, name).change(true)
    model.withdrawConsents()
    model.flush()
    expect(fieldOf(model, "fits").answer).toBeUndefined()
    expect(fieldOf(model, "fits").error).toBeUndefined()
    expect(drafts.kept.get("zoo")).toEqual({ fed: true })
  })

  it("keeps what was typed when the document changes under it", () => {
    const model = tickets()
    choose(model, "owl")
    model.update(aForm({ kind: { type: "string" }, colour: { type: "string" } }, [field("colour"), field("kind")]))
    expect(model.sent).toEqual({ kind: "owl" })
    expect(model.questions.map(({ name }) => name)).toEqual(["colour", "kind"])
  })
})
