import type { LoadedDocument } from "../../compiler"
import type { Json } from "../../model/documents"
import { keepFor } from "../memo"
import type { Vocabulary } from "../vocabulary"
import { cut, emptyOf, isTooDeep, repair } from "./repair"
import { reduceErrors } from "./reduce"
import type { ShapeProblem } from "./shapeProblem"
import { isOfSchema, toProblems } from "./toProblems"
import { validatorsFor, type ShapeError } from "./validators"

export interface ValidatedDocument {
  /** Has the shape of its kind: the document itself, or a copy without what broke it. */
  readonly document: LoadedDocument
  readonly written: LoadedDocument
  readonly problems: readonly ShapeProblem[]
  /** Places of the copy that are not as they were written: rules have nothing to say about them. */
  readonly repaired: readonly string[]
}

/** Repairs uncover what stood behind them; more rounds than this mean that nothing is left to read. */
const maxRounds = 4

/** Judges a document once as long as its file does not change. */
export const validatorOf = keepFor((vocabulary: Vocabulary) =>
  keepFor((loaded: LoadedDocument): ValidatedDocument => {
    const { content, places: deep } = isTooDeep(loaded.document)
      ? cut(loaded.document)
      : { content: loaded.document, places: [] }
    const errors = errorsOf(vocabulary, loaded, content)
    if (deep.length === 0 && errors.length === 0)
      return { document: loaded, written: loaded, problems: [], repaired: [] }
    const { document, places } = repaired(vocabulary, loaded, content)
    return {
      document,
      written: loaded,
      repaired: [...deep, ...places],
      problems: [
        ...deep.map((pointer): ShapeProblem => ({ rule: "nested-too-deep", document: loaded, pointer, values: {} })),
        ...toProblems(loaded, errors),
      ],
    }
  }),
)

function errorsOf(vocabulary: Vocabulary, loaded: LoadedDocument, content: Json): readonly ShapeError[] {
  const validators = validatorsFor(vocabulary)
  const errors = validators.errorsOf(loaded.kind, content)
  const isOfAnother = (error: ShapeError) => isOfSchema(loaded, error)
  const own = errors.filter((error) => !isOfAnother(error))
  return [...reduceErrors(own, content, validators), ...errors.filter(isOfAnother)]
}

function repaired(
  vocabulary: Vocabulary,
  loaded: LoadedDocument,
  written: Json,
): { readonly document: LoadedDocument; readonly places: readonly string[] } {
  let content = written
  const places: string[] = []
  for (let round = 0; round < maxRounds; round++) {
    const errors = errorsOf(vocabulary, loaded, content)
    if (errors.length === 0) return { document: withContent(loaded, content), places }
    const next = repair(loaded, content, errors)
    content = next.content
    places.push(...next.places)
  }
  const { kind, id } = loaded
  const empty = { ...Object(emptyOf({ $ref: `#/definitions/document-${kind}` })), kind, id, version: 1 }
  return { document: withContent(loaded, empty), places: [""] }
}

/** What was judged has the type of its kind from here on. */
const withContent = (loaded: LoadedDocument, content: Json): LoadedDocument =>
  ({ ...loaded, document: content }) as LoadedDocument
