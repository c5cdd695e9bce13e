// @vitest-environment node
import { describe, expect, it } from "vitest"
import { checkDocuments, fixFor } from "../../../renderer/linter"
import type { Json } from "../../../renderer/model/documents"
import { animals, form, listCall } from "./invalid/files"
import { edited, type Edit, removed, setOf } from "./support"
import { zoo } from "./zoo"
import { zooDefinitions } from "./zooDefinitions"

/** What is told of some edits of a document, and what is offered for each. */
function told(file: string, ...edits: readonly Edit[]) {
  const set = setOf({ ...zoo, [file]: edited(zoo[file] ?? {}, edits) })
  return checkDocuments(set, zooDefinitions).map((finding) => ({ ...finding, ...fixFor(set, finding) }))
}

const written = (file: string, pointer: string, value: Json) =>
  told(file, [pointer, value]).map(({ rule, edits: [edit], isCertain }) => [
    rule,
    edit?.op === "set" ? edit.value : edit?.op === "rename" ? edit.to : edit?.op,
    isCertain,
  ])

/** The title of the zoo names its token, which then is unused. */
const title = (text: string) => written(animals, "/title", text).filter(([rule]) => rule !== "token-unused")

describe("what a text was meant to be", () => {
  it("shows a bracket before what is no value, and closes one after its value", () => {
    expect(title("Animals { Close")).toEqual([["text-unclosed", String.raw`Animals \{ Close`, false]])
    expect(title("Animals {list.keeper Close")).toEqual([["text-unclosed", "Animals {list.keeper} Close", false]])
  })

  it("names a token with two brackets, in whatever brackets it stood", () => {
    expect(title("\uFF5Bzoo\uFF5D")).toEqual([["text-full-width-brackets", "{{zoo}}", true]])
    expect(title("\uFF5B\uFF5Bzoo\uFF5D\uFF5D")).toEqual([["text-full-width-brackets", "{{zoo}}", true]])
    expect(title("\uFF5Blist.keeper\uFF5D")).toEqual([["text-full-width-brackets", "{list.keeper}", true]])
    expect(title("{zoo}")).toEqual([["unknown-root", "{{zoo}}", true]])
  })

  it("is a place with half-width signs in it, and told as nothing else", () => {
    const meant = [["text-full-width-brackets", "{list.price|yen}", true]]
    for (const place of ["{list.price\uFF5Cyen}", "{list\uFF0Eprice|yen}"]) expect(title(place)).toEqual(meant)
    expect(title("{list.species|species\uFF1Aspecies}")).toEqual([
      ["text-full-width-brackets", "{list.species|species:species}", true],
    ])
  })

  it("reads one item of a list by its number, which stands behind a dot", () => {
    expect(title("{list.animals[0].name}")).toEqual([["unknown-path", "{list.animals.0.name}", true]])
    expect(title("{list.animals.name}")).toEqual([["unknown-path", "{list.animals.0.name}", false]])
  })

  it("breaks where a break of markup stands, and is told of nothing else", () => {
    expect(title("Animals<br>Close")).toEqual([["text-markup", "Animals\nClose", true]])
    expect(title("<b>Animals</b> Close")).toEqual([["text-markup", "Animals Close", true]])
    expect(title("Animals<br />")).toEqual([["text-markup", "Animals", true]])
  })

  it("has its emoji whole: what joins several is part of the sign", () => {
    const family = "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}"
    const pride = "\u{1F3F3}\uFE0F\u200D\u{1F308}"
    const scotland = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"
    expect(title(`Animals ${family}${pride}${scotland}`)).toEqual([["text-emoji", "Animals", false]])
    expect(title(`Ani\u200Dmals ${family}`)).toEqual([
      ["text-invisible", `Animals ${family}`, true],
      ["text-emoji", "Ani\u200Dmals", false],
    ])
  })

  it.each([
    "\u{1F981}",
    "\u2764\uFE0F",
    "\u2714",
    "1\uFE0F\u20E3",
    "\u{1F1EF}\u{1F1F5}",
    "\u{1F44D}\u{1F3FD}",
    "\u{1F321}",
  ])("is no picture that every device draws in its own way: %s", (picture) =>
    expect(title(`Animals ${picture}`)).toEqual([["text-emoji", "Animals", false]]),
  )

  it("has the signs that typefaces have", () => {
    expect(title("Animals \u00A9\u00AE\u2122\u203B\u25CF\u2605\u260E\u2190\u2192\u2460\u3231*1#2")).toEqual([])
  })

  it("begins and ends with what it says, however it was pasted", () => {
    const meant = [["text-space-around", "Animals", true]]
    for (const text of [" Animals", "Animals ", "\u3000Animals", "Animals\u3000\n", "\n\nAnimals", "\u00A0Animals"])
      expect(title(text)).toEqual(meant)
    expect(title("\tAnimals")).toEqual([["text-invisible", "Animals", true]])
    expect(title(" \tAnimals")).toEqual([
      ["text-invisible", "  Animals".slice(1), true],
      ["text-space-around", "Animals", true],
    ])
    const listed = [form, "codes/species.codes.json", "messages.json", "app.json"] as const
    const places = ["/ui/0/options/0/label", "/codes/0/label", "/messages/too-short", "/tokens/zoo"]
    const spaced = listed.map((file, index) => written(file, places[index] ?? "", "Zoo\u3000")[0])
    expect(spaced.map((one) => one?.[0])).toEqual(listed.map(() => "text-space-around"))
  })

  it("is spaced from what it stands beside: one space may be meant where a text is no title, label or sentence", () => {
    const rulesOf = (text: string) => written("app.json", "/tokens/zoo", text).map(([rule]) => rule)
    expect([rulesOf("Zoo "), rulesOf(" Zoo"), rulesOf("Zoo  ")]).toEqual([[], [], ["text-space-around"]])
  })
})

describe("what a value was meant to be", () => {
  it("is yes or a number though it stands in quotes", () => {
    expect(written(form, "/ui/1/ui/0/required", "true")).toEqual([["option-wrong", true, true]])
    expect(written(form, "/schema/properties/kind/maximum", "9")).toEqual([["schema-invalid", 9, true]])
  })

  it("is read without brackets, which stand in texts alone", () => {
    expect(written(animals, "/body/2/value", "{list.price}")).toEqual([["value-without-sign", "$list.price", true]])
    expect(written(animals, "/body/2/value", "{ $list.price|yen }")).toEqual([
      ["value-without-sign", "$list.price", true],
    ])
  })

  it("is a number with commas or in full width, and no amount in words", () => {
    const compared = (value: Json) => written(animals, "/body/1/when", { gt: ["$list.price", value] })
    expect(compared("1,000")).toContainEqual(["operand-type", 1000, true])
    expect(compared("\uFF15\uFF10")).toContainEqual(["operand-type", 50, true])
    expect(compared("1.2.0")).toContainEqual(["operand-type", undefined, false])
  })

  it("is the text that is missing, where one text has a name that nobody knows", () => {
    const button = { widget: "button", key: "buy", style: "primary", text: "Buy", tap: [{ do: "go", to: "/ticket" }] }
    expect(written(animals, "/footer/0", button)).toEqual([["option-unknown", "label", false]])
    expect(
      written(animals, "/footer/0", { ...button, wide: true, size: "large" }).map(([, next]) => next),
    ).not.toContain("label")
  })

  it("is the beginning of a day that is compared with a moment, if whoever wrote it agrees", () => {
    const when = { before: ["2025-02-01T10:00:00+09:00", "2025-01-31"] }
    expect(written(animals, "/body/1/when", when)).toContainEqual([
      "date-against-moment",
      "2025-01-31T00:00:00+09:00",
      false,
    ])
  })

  it("is no word of one's own where a format writes numbers, and nobody knows which number instead", () => {
    expect(written(animals, "/body/2/value", "free")).toEqual([["format-type", undefined, false]])
    expect(written(animals, "/body/2/value", "1.5")).toEqual([])
  })

  it("stays asked where it is shown, though its schema no longer asks for it", () => {
    const [found] = told(form, ["/schema/required/1", "name"], ["/ui/1/ui/0/required", removed]).filter(
      ({ rule }) => rule === "hidden-but-required",
    )
    expect(found?.edits).toEqual([
      { op: "set", file: form, pointer: "/ui/1/ui/0/required", value: true },
      { op: "remove", file: form, pointer: "/schema/required/1" },
    ])
  })

  it("is one for whom a page is open, and never everybody unasked", () => {
    expect(written("app.json", "/routes/~1ticket/guard", { any: [] })).toEqual([["guard-empty", "login", false]])
    expect(told("app.json", ["/routes/~1ticket/guard", removed]).map(({ rule, edits }) => [rule, edits])).toEqual([
      ["guard-unsaid", []],
    ])
  })

  it("is a colour with a full-width sign before it", () => {
    expect(written("theme.json", "/light/line", "\uFF030B6E4F").filter(([rule]) => rule === "colour-syntax")).toEqual([
      ["colour-syntax", "#0B6E4F", true],
    ])
  })

  it("is the one condition of a list that negates it; of several nobody knows how", () => {
    const [one, other] = [{ is: ["$draft.kind", 1] }, { is: ["$draft.kind", 2] }]
    expect(written(form, "/ui/1/when", { not: [one] })).toEqual([["condition-malformed", one, true]])
    expect(written(form, "/ui/1/when", { not: [one, other] })).toEqual([["condition-malformed", undefined, false]])
  })

  it.each([
    ["2026/12/5", "2026-12-05"],
    ["2026\u5E7412\u67085\u65E5", "2026-12-05"],
    ["\uFF12\uFF10\uFF12\uFF16\uFF0F12\uFF0F05", "2026-12-05"],
    ["2026/12/5 9:30", "2026-12-05T09:30:00+09:00"],
  ])("is the day %s, written as conditions read it", (text, day) => {
    const made = written(animals, "/body/1/when", { onOrAfter: ["$ctx.today", text] })
    expect(made).toContainEqual(["date-impossible", day, true])
  })

  it("is a day only where it is one", () => {
    const made = written(animals, "/body/1/when", { onOrAfter: ["$ctx.today", "2026/2/30"] })
    expect(made).toContainEqual(["date-impossible", undefined, false])
  })

  it.each([
    ["2025/2/1 9:00", "2025-02-01T09:00"],
    ["2025-01-31T24:00", "2025-02-01T00:00"],
  ])("is the minute %s of a closure, midnight being the beginning of a day", (text, minute) => {
    expect(written("closures.json", "/closures/0/from", text)).toContainEqual(["closure-time-wrong", minute, true])
  })

  it.each(["0120-000-000", "tel:\uFF10\uFF11\uFF12\uFF10\uFF0D\uFF10\uFF10\uFF10\u2212\uFF10\uFF10\uFF10"])(
    "is the telephone number of %s, as a telephone dials it",
    (text) => {
      expect(written("app.json", "/links/rules", text)).toContainEqual(["link-unsafe", "tel:0120-000-000", true])
    },
  )

  it("is an operator by the name that it has elsewhere", () => {
    expect(written(form, "/ui/1/when", { equals: ["$draft.kind", 1] })).toEqual([["unknown-operator", "is", true]])
  })

  it("is the answer that has the name of a text, where a condition reads nothing", () => {
    expect(written(form, "/ui/1/when", { is: ["kind", 1] })).toContainEqual(["path-without-sign", "$draft.kind", true])
    expect(written(form, "/ui/2/when", { is: ["$draft.name", "kind"] })).toEqual([])
  })

  it("is the value that customers read as the word", () => {
    expect(written(form, "/ui/1/when", { is: ["$draft.kind", "Grown-up"] })).toContainEqual([
      "comparison-outside",
      2,
      true,
    ])
  })

  it("is no name that has no letter in common", () => {
    expect(written(form, "/ui/2/\u4F8B", "Name")).toEqual([["option-unknown", "remove", false]])
  })
})

describe("where a reference was meant to lead", () => {
  it.each([
    ["../../shared/adress.json#/definitions/address"],
    ["../../shared/address.json#/definitions/adress"],
    ["../../shared/address.json/definitions/address"],
    ["../../shared/address.json#definitions/address"],
  ])("%s", (reference) => {
    expect(written(listCall, "/response/properties/home/$ref", reference)).toEqual([
      ["schema-reference-unknown", "../../shared/address.json#/definitions/address", true],
    ])
  })
})

describe("a choice that its code table calls otherwise", () => {
  it("gives its word to the table where that has none that customers read", () => {
    const shown = edited(zoo[animals] ?? {}, [["/body/0/text", "{draft.kind|species:species}"]])
    const named = edited(zoo[form] ?? {}, [["/ui/0/options/0/label", "\u306D\u3053"]])
    const set = setOf({ ...zoo, [animals]: shown, [form]: named })
    const finding = checkDocuments(set, zooDefinitions).find(({ rule }) => rule === "label-differs")
    const [edit] = finding === undefined ? [] : fixFor(set, finding).edits
    expect(edit).toMatchObject({ file: "codes/species.codes.json", value: "\u306D\u3053", seen: "Cat" })
  })
})
