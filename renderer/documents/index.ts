export { checkDocuments } from "./check"
export {
  compileDocuments,
  createCompiler,
  type CompiledDocuments,
  type CompileOptions,
} from "./compile/compileDocuments"
export { createLoader, loadDocuments } from "./load/loadDocuments"
export { describeFindings, mergeFindings } from "./problems"
export type * from "./types"
export { kamishibai, type DocumentsChange, type DocumentsProblems, type KamishibaiOptions } from "./vite/vitePlugin"
export { generateContracts } from "./generate/generateContracts"
export { generateMeta } from "./generate/generateMeta"
export { generateReference } from "./generate/generateReference"
export { createFlowGraph, type FlowGraph } from "./flows/flowGraph"
export { listFlowPath } from "./flows/flowPath"
