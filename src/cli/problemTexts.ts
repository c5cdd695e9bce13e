import type { ProblemText, ProblemTexts } from "../../renderer/compiler"
import type { RuleId } from "../../renderer/linter"
import { callTexts } from "./texts/calls"
import { customerTextTexts } from "./texts/customerTexts"
import { documentTexts } from "./texts/documents"
import { expressionTexts } from "./texts/expressions"
import { flowTexts } from "./texts/flows"
import { formTexts } from "./texts/forms"
import { loadingTexts } from "./texts/loading"
import { nameTexts } from "./texts/names"
import { schemaTexts } from "./texts/schemas"
import { screenTexts } from "./texts/screens"
import { tableTexts } from "./texts/tables"
import { valueTexts } from "./texts/values"

/** The sentence of every rule, in the words of those who write documents. */
export const problemTexts: ProblemTexts & Readonly<Record<RuleId, ProblemText>> = {
  ...loadingTexts,
  ...documentTexts,
  ...nameTexts,
  ...expressionTexts,
  ...customerTextTexts,
  ...screenTexts,
  ...callTexts,
  ...formTexts,
  ...schemaTexts,
  ...flowTexts,
  ...tableTexts,
  ...valueTexts,
}
