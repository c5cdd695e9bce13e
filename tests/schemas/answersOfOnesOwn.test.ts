// @vitest-environment node
import { describe, expect, it } from "vitest"
import { loadDocuments } from "../../renderer/compiler"
import { objectsIn } from "../support/objectsIn"
import { shippedRoot } from "../support/shippedRoot"

const set = loadDocuments(shippedRoot)

/** A service that is offered, not a fact about the person: choosing it beforehand declares nothing for anybody. */
const offered = ["taxAccountChoice", "AMOUNT_TYPE", "nisaChoice", "ekycMethod"].concat(
  // The usual kind of account, nothing to keep back, the usual order: about a wish, not about the person.
  ["ACCOUNT_TYPE", "KEEP_AMOUNT", "SORT_TYPE"],
  // How a notice comes, and how papers are handed in.
  ["DELIVERY_METHOD", "SUBMIT_METHOD", "DIVIDEND_METHOD_CHANGE_FLG"],
  // What a list is narrowed to.
  ["DOC_CATEGORY", "UNREAD_ONLY_FLG", "PERIOD_TYPE"],
  // Figures of a plan, to be played with.
  ["INITIAL_AMOUNT", "MONTHLY_AMOUNT", "YEARS", "ANNUAL_RATE", "INCLUDE_CASH_FLG"],
)

const defaults = set
  .all("form")
  .flatMap(({ id, document }) =>
    Object.entries(document.schema.properties ?? {}).flatMap(([field, { default: answer }]) =>
      answer === undefined ? [] : [{ form: id, field, answer }],
    ),
  )

/** Answers given while a screen opens, before anybody touched it. */
const answersOnOpening = set
  .all("screen")
  .flatMap(({ id, document: { data, enter } }) =>
    objectsIn({ data, enter }).flatMap(({ do: action, field, value }) =>
      action === "answer" && !String(value).startsWith("$") ? [{ screen: id, field, value }] : [],
    ),
  )

describe("what customers declare about themselves", () => {
  it("has no answer before they give one: no default but an empty box", () => {
    expect(defaults.length).toBeGreaterThan(4)
    expect(defaults.filter(({ field, answer }) => answer !== false && !offered.includes(field))).toEqual([])
  })

  it("is not answered by a screen that opens", () => {
    expect(answersOnOpening.length).toBeGreaterThan(2)
    expect(answersOnOpening.filter(({ field }) => !offered.includes(String(field)))).toEqual([])
  })
})
