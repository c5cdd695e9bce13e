import type { ProblemTexts } from "../../renderer/compiler"
import { callTexts } from "./texts/calls"
import { documentTexts } from "./texts/documents"
import { expressionTexts } from "./texts/expressions"
import { flowTexts } from "./texts/flows"
import { formTexts } from "./texts/forms"
import { loadingTexts } from "./texts/loading"
import { nameTexts } from "./texts/names"
import { screenTexts } from "./texts/screens"
import { tableTexts } from "./texts/tables"
import { customerTextTexts } from "./texts/wordsOfTexts"

/** The sentence of every rule, in the words of those who write documents. */
export const problemTexts: ProblemTexts = {
  ...loadingTexts,
  ...documentTexts,
  ...nameTexts,
  ...expressionTexts,
  ...customerTextTexts,
  ...screenTexts,
  ...callTexts,
  ...formTexts,
  ...flowTexts,
  ...tableTexts,
}
