import { type Context, error, firstMismatch, type Schema, stepInto, unknownName, type Violation } from "../../kit"
import { declaredRoot, entriesOf } from "./screenSamples"

type Part = "kept" | "ctx"

function* undeclared(context: Context, part: Part): Iterable<Violation> {
  for (const { document, name, pointer } of entriesOf(context, part)) {
    const step = stepInto(declaredRoot(context, part), name)
    if (step.kind === "missing") yield { document, pointer, values: { ...unknownName(name, step.known), part } }
  }
}

/** Samples may leave out what they do not care about. */
const withoutRequired = ({ required: _required, ...schema }: Schema): Schema => schema

function* mismatches(context: Context, part: Part): Iterable<Violation> {
  for (const { document, name, value, pointer } of entriesOf(context, part)) {
    const step = stepInto(declaredRoot(context, part), name)
    const mismatch = step.kind === "known" ? firstMismatch(withoutRequired(step.schema), value) : undefined
    if (mismatch === undefined) continue
    const { pointer: place, ...values } = mismatch
    yield { document, pointer: pointer + place, values: { name, ...values } }
  }
}

/** Values of samples that app.json declares: session values and context. */
export const declaredValues = [
  error("sample-kept-unknown", "Samples hold only session values that app.json declares.", (context) =>
    undeclared(context, "kept"),
  ),
  error("sample-kept-wrong", "Session values of samples match their schema.", (context) => mismatches(context, "kept")),
  error("sample-context-unknown", "Samples change only context that app.json declares.", (context) =>
    undeclared(context, "ctx"),
  ),
  error("sample-context-wrong", "Context of samples matches its schema.", (context) => mismatches(context, "ctx")),
] as const
