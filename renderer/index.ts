/** The door of the renderer, for the browser. `compiler`, `linter`, `testgen` and `vite` have doors of their own, for Node. */
export { RendererError } from "./model/errors"
export { editDistance } from "./model/editDistance"
export { createMemoryHost } from "./screens/createMemoryHost"
export { createRegistry } from "./screens/createRegistry"
export { registryProblems } from "./screens/registryProblems"
export type * from "./model/registry"
export type * from "./model/optionTypes"
export type * from "./model/control"
export type { Mark } from "./model/stores"
export type * from "./model/host"
export type { Scope } from "./model/scope"
export { outcomes } from "./model/calls"
export type { CallFailure, CallResult, ServerSheet, SheetButton } from "./model/calls"
export type {
  CompiledAction,
  CompiledApp,
  CompiledCall,
  CompiledFlow,
  CompiledSample,
  CompiledScreen,
  ScreenModule,
} from "./model/compiled"
export type { Json } from "./model/documents"
export { isTagged } from "./model/compiledTree"
export { createScope, lookup } from "./expressions/createScope"
export { evaluate, evaluateOperator } from "./expressions/evaluate"
export type { Truth } from "./expressions/operator"
export { type ComparisonName, findOperator } from "./expressions/operators"

export { observePress } from "./forms/observePress"
export { createRun } from "./screens/actions/runActions"
export { itemKeys } from "./screens/blocks/itemKeys"
export { joinCodes } from "./screens/actions/codeLabel"
export { backPolicies } from "./model/backPolicies"
export { backPolicy } from "./flows/backPolicy"
export { entryStep } from "./flows/entryStep"
export { previousStep } from "./flows/neighbours"
export { stepAddress, stepNamed } from "./flows/stepAddress"
export { findFlow } from "./screens/state/findFlow"
export { backQuery } from "./screens/state/backQuery"
export { parseQuery } from "./screens/state/parseQuery"
export { leaveQuestion } from "./screens/state/leaveQuestion"
export { Screen } from "./screens/Screen"
export { StandaloneScreen } from "./screens/StandaloneScreen"
export { ScreenBoundary } from "./screens/ScreenBoundary"
export { showsMainHeading } from "./screens/state/screenPhase"
export type { ScreenState } from "./screens/state/ScreenState"
export { useFormat } from "./screens/useFormat"
export { useHeaderActions } from "./screens/useHeaderActions"
export { useRegistered } from "./screens/useRegistered"
export { type FormStatus, useFormStatus } from "./screens/useFormStatus"
export { useScreenState } from "./screens/useScreenState"
