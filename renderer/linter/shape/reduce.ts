import type { Json } from "../../model/documents"
import { valueAt } from "../../model/pointer"
import { meantBranch } from "./definitions"
import type { ShapeError, Validators } from "./validators"

const isAtOrBelow = ({ instancePath }: ShapeError, place: string): boolean =>
  instancePath === place || instancePath.startsWith(`${place}/`)

/** Instead of what is wrong with every branch of an `anyOf`, what is wrong with the branch that was meant. */
export function reduceErrors(
  errors: readonly ShapeError[],
  content: Json,
  validators: Validators,
): readonly ShapeError[] {
  const choices = errors.filter(({ keyword }) => keyword === "anyOf")
  const outermost = choices.filter(
    (choice) => !choices.some((other) => other !== choice && isAbove(other, choice, choices)),
  )
  const others = errors.filter((error) => !outermost.some(({ instancePath }) => isAtOrBelow(error, instancePath)))
  return [...others, ...outermost.flatMap((choice) => reduceChoice(choice, content, validators))]
}

/** ajv lists a choice after what was wrong within it. */
const isAbove = (one: ShapeError, other: ShapeError, order: readonly ShapeError[]): boolean =>
  isAtOrBelow(other, one.instancePath) &&
  (one.instancePath !== other.instancePath || order.indexOf(one) > order.indexOf(other))

function reduceChoice(choice: ShapeError, content: Json, validators: Validators): readonly ShapeError[] {
  const value = valueAt(content, choice.instancePath) ?? null
  const meant = meantBranch(value, choice.parentSchema.anyOf ?? [])
  if (meant === undefined) return [choice]
  const inner = reduceErrors(validators.errorsOfBranch(meant, value), value, validators)
  return inner.map((error) => ({
    ...error,
    instancePath: choice.instancePath + error.instancePath,
    owner: error.owner ?? choice.owner ?? null,
  }))
}
