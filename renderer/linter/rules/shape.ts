import { suggestion } from "../nearest"
import { error, type Breach, type Context, type Rule } from "../rule"
import type { ShapeProblem } from "../site"
import { sitesOf } from "../sites"

interface Wanted {
  readonly problems: readonly ShapeProblem[]
  /** Options of a word, or the parts that every document has. */
  readonly ofWord: boolean
}

function* breaches(context: Context, { problems, ofWord }: Wanted): Iterable<Breach> {
  for (const { document, pointer, problem, name, known, definition } of sitesOf(context, "shape")) {
    if (!problems.includes(problem) || (definition !== undefined) !== ofWord) continue
    const owner = definition === undefined ? document.kind : definition.name
    yield {
      document,
      pointer,
      values: { name, owner, known, ...(problem === "wrong-type" ? {} : suggestion(name, known)) },
    }
  }
}

export const shapeRules: readonly Rule[] = [
  error("property-missing", "Every document has the properties of its kind.", (context) =>
    breaches(context, { problems: ["property-missing"], ofWord: false }),
  ),
  error("property-unknown", "A document has no property that its kind does not know.", (context) =>
    breaches(context, { problems: ["property-unknown"], ofWord: false }),
  ),
  error("wrong-type", "Every property has the JSON type of its kind.", (context) =>
    breaches(context, { problems: ["wrong-type"], ofWord: false }),
  ),
  error("not-allowed", "A property with a list of values holds one of them.", (context) =>
    breaches(context, { problems: ["not-allowed", "nothing-fits"], ofWord: false }),
  ),
  error("option-missing", "Widgets, controls and actions get every option that they need.", (context) =>
    breaches(context, { problems: ["property-missing"], ofWord: true }),
  ),
  error("option-unknown", "Widgets, controls and actions get only options that they know.", (context) =>
    breaches(context, { problems: ["property-unknown"], ofWord: true }),
  ),
  error("option-wrong", "Options have values that their widget, control or action understands.", (context) =>
    breaches(context, { problems: ["wrong-type", "not-allowed", "nothing-fits"], ofWord: true }),
  ),
  error("nested-too-deep", "Nothing is nested deeper than people could read.", function* (context) {
    for (const { document, pointer } of sitesOf(context, "deep"))
      yield { document, pointer: pointer.slice(0, pointer.lastIndexOf("/")) }
  }),
]
