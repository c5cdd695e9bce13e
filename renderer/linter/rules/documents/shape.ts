/** Rules about the shape of documents: ajv has judged them before any other rule runs, see shape/. */
import { type Context, error, type ShapeRuleId, type Violation } from "../../kit"

export const shapeProblems = (id: ShapeRuleId, { shapeProblems }: Context): readonly Violation[] =>
  shapeProblems.filter(({ rule }) => rule === id)

const shapeRule = <const Id extends ShapeRuleId>(id: Id, about: string) =>
  error(id, about, (context) => shapeProblems(id, context))

export const shape = [
  shapeRule("property-missing", "Every document has the properties of its kind."),
  shapeRule("property-unknown", "A document has no property that its kind does not know."),
  shapeRule("wrong-type", "Every property has the JSON type of its kind."),
  shapeRule("not-allowed", "A property with a list of values holds one of them."),
  shapeRule("option-missing", "Widgets, controls, actions and sources get every option that they need."),
  shapeRule("option-unknown", "Widgets, controls, actions and sources get only options that they know."),
  shapeRule("option-wrong", "Options have values that their widget, control or action understands."),
  shapeRule("source-input-wrong", "What a source wants as it is written is no value that only the screen knows."),
  shapeRule("nested-too-deep", "Nothing is nested deeper than people could read."),
] as const
