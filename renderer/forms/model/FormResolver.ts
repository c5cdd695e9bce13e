import type { ReactNode } from "react"
import type { CompiledCondition, CompiledOperand, RichNode, TextNode } from "../../model/compiled"
import type { Scope } from "../../model/scope"

/** How a form reads the compiled language: conditions, texts and tagged options, all against a scope. */
export interface FormResolver {
  test(condition: CompiledCondition, scope: Scope): boolean | undefined
  text(text: TextNode | string, scope: Scope): string
  rich(text: RichNode | TextNode | string, scope: Scope): ReactNode
  /** Draws words of labels and messages; as they are where it is not there. */
  words?(text: string): ReactNode
  value(operand: CompiledOperand, scope: Scope): unknown
  /** Options of a control with their tagged nodes resolved. */
  options(options: Readonly<Record<string, unknown>>, scope: Scope): Readonly<Record<string, unknown>>
}
