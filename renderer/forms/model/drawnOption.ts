import type { Drawn } from "../../model/compiledForm"
import type { CompiledCondition } from "../../model/compiledNodes"
import type { ControlOption, DrawnOption } from "../../model/control"
import type { Scope } from "../../model/scope"
import type { FormResolver } from "./FormResolver"

/** What is drawn of an option, resolved; why it cannot be chosen is said only while it cannot. */
export function drawnOption(
  drawn: Drawn,
  disabledWhen: CompiledCondition | undefined,
  { resolver, scope }: { readonly resolver: FormResolver; readonly scope: Scope },
): Omit<ControlOption, "value"> {
  const { disabledReason: _reason, ...whileOpen } = drawn
  const disabled = disabledWhen !== undefined && resolver.test(disabledWhen, scope) === true
  return { ...(resolver.options(disabled ? drawn : whileOpen, scope) as DrawnOption), disabled }
}
