// @vitest-environment node
import { describe, expect, it } from "vitest"
import { createShapeCheck, createShapeValidator, type LoadedDocument, loadDocuments } from "../../../renderer/compiler"
import { createPlainShapes } from "../../../renderer/linter/shape/plainShapes"
import { ajvValidators } from "../../../renderer/linter/shape/validators"
import { vocabularyOf } from "../../../renderer/linter/vocabulary"
import type { Json } from "../../../renderer/model/documents"
import { asJson, type Fields, isList, isObject } from "../../../renderer/model/json"
import { definitions } from "../../../src/definitions"
import { createRandom } from "../../../src/domain/random"
import { shippedRoot } from "../../support/shippedRoot"

const { documents } = loadDocuments(shippedRoot)
const vocabulary = vocabularyOf(definitions)
const isPlainlyShaped = createPlainShapes(vocabulary)

const { whole, pick } = createRandom(20_261_129)
const odd: readonly Json[] = ["", "x", "$a.b", 0, -1, 1.5, true, null, [], {}, [[]], { widget: "x" }, { do: "x" }]

/** The same value with something else in one place of it. */
function broken(value: Json): Json {
  if (isList<Json>(value) && value.length > 0 && whole(6) > 0) {
    const at = whole(value.length)
    return value.map((item, index) => (index === at ? broken(item) : item))
  }
  if (!isObject(value) || Object.keys(value).length === 0 || whole(8) === 0) return pick(odd)
  const name = pick(Object.keys(value))
  if (whole(10) === 0) return { ...value, surplus: pick(odd) }
  const { [name]: part = null, ...others }: Fields = value
  return whole(10) === 0 ? others : { ...value, [name]: broken(part) }
}

const changed = (loaded: LoadedDocument): LoadedDocument =>
  ({ ...loaded, document: broken(asJson(loaded.document)) }) as LoadedDocument

/** Most of these are of the wrong shape, some are not. */
const edited = documents.flatMap((loaded) => Array.from({ length: 12 }, () => changed(loaded)))

describe("what tells shapes without ajv", () => {
  it("never finds a document sound in which ajv finds a mistake", () => {
    const sound = edited.filter(({ kind, document }) => isPlainlyShaped(kind, asJson(document)))
    const refused = edited.length - sound.length
    expect([sound.length, refused].every((count) => count > 400)).toBe(true)
    const { errorsOf } = ajvValidators(vocabulary)
    const wrong = sound.filter(({ kind, document }) => errorsOf(kind, asJson(document)).length > 0)
    expect(wrong.map(({ file, document }) => [file, document])).toEqual([])
  })

  it("agrees with the meta-schemas in what can be compiled", () => {
    const isShaped = createShapeCheck(definitions)
    const errorsOf = createShapeValidator(definitions)
    const wrong = edited.filter((loaded) => isShaped(loaded) !== (errorsOf(loaded.kind, loaded.document).length === 0))
    expect(wrong.map(({ file, document }) => [file, document])).toEqual([])
  })

  it("leaves none of the shipped documents to ajv", () => {
    const left = documents.filter(({ kind, document }) => !isPlainlyShaped(kind, asJson(document)))
    expect(left.map(({ file }) => file)).toEqual([])
  })
})
