// @vitest-environment node
import { expect, it } from "vitest"
import { placeIn } from "../../../src/desk/placeIn"

const text = (said: string) => ({ widget: "text", text: said })
const ask = (field: string, label = field) => ({ field, label })
const of = (...body: readonly unknown[]) => ({ title: "動物園", body })

it.each([
  ["stays where nothing moved", of(text("a"), text("b")), of(text("a"), text("b")), "/body/1/text", "/body/1/text"],
  ["goes along with its part", of(text("a"), text("b")), of(text("b"), text("a")), "/body/1/text", "/body/0/text"],
  ["goes down behind what is new", of(text("a")), of(text("n"), text("a")), "/body/0/text", "/body/1/text"],
  ["goes up where one before it is gone", of(text("a"), text("b")), of(text("b")), "/body/1/text", "/body/0/text"],
  ["stays with what is said otherwise", of(text("a"), text("b")), of(text("a"), text("c")), "/body/1", "/body/1"],
  [
    "follows a question by its name",
    of(ask("x"), ask("y")),
    of(ask("y", "Y"), ask("x")),
    "/body/1/label",
    "/body/0/label",
  ],
  [
    "follows the only one of its kind that is said otherwise",
    of(text("a")),
    of({ widget: "note" }, text("b")),
    "/body/0",
    "/body/1",
  ],
  ["is gone with its part", of(text("a"), text("b")), of(text("b")), "/body/0/text", undefined],
  [
    "stays with what is said like another one now",
    of(text("a"), text("b")),
    of(text("b"), text("b")),
    "/body/0",
    "/body/0",
  ],
  ["stays with one of two alike", of(text("a"), text("a")), of(text("ab"), text("a")), "/body/0/text", "/body/0/text"],
  ["stays with a question that has another name", of(ask("x")), of(ask("z")), "/body/0/label", "/body/0/label"],
  [
    "is gone with a question, whatever took its place",
    of(ask("x"), ask("y")),
    of(ask("z"), ask("y", "Y")),
    "/body/0/label",
    undefined,
  ],
  [
    "is gone where another one has come into its place",
    of(text("a"), text("b")),
    of(text("b"), text("c")),
    "/body/0",
    undefined,
  ],
  ["of no list stays, also where nothing is", { title: "a" }, { hint: "b" }, "/title", "/title"],
  ["behind the last stays behind the last", of(text("a")), of(text("a"), text("b")), "/body/1", "/body/2"],
])("a place %s", (...[, before, after, pointer, expected]) => {
  expect(placeIn(before, after, pointer)).toBe(expected)
})
