import type { ProblemTexts } from "../../renderer/documents/types"
import { loadingTexts } from "./texts/loading"

/** The sentence of every rule, in the words of those who write documents. */
export const problemTexts: ProblemTexts = { ...loadingTexts }
