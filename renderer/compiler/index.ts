export { compileDocuments, createCompiler, type CompiledDocuments } from "./compile/compileDocuments"
export { type AnswerChecks, createAnswerChecks } from "./answers/createAnswerChecks"
export type { CheckedAnswers } from "./answers/checkAnswers"
export { inlineReferences } from "./compile/inlineReferences"
export { createLoader, loadDocuments } from "./load/loadDocuments"
export { parseJson } from "./load/parseJson"
export { describeFindings, mergeFindings } from "./problems"
export type * from "./types"
export type * from "../model/documents"
export { generateContracts } from "./generate/generateContracts"
export { generateMeta } from "./generate/generateMeta"
export {
  createShapeCheck,
  createShapeValidator,
  type ShapeError,
  type ShapeValidator,
} from "./generate/shapeValidators"
export { generateReference } from "./generate/generateReference"
export { createFlowGraph, type FlowGraph } from "./flows/flowGraph"
export { listFlowPath } from "./flows/flowPath"
export { readFlowNotes } from "./flows/readFlowNotes"
