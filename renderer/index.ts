/** The door of the renderer, for the browser. `compiler`, `linter`, `testgen` and `vite` have doors of their own, for Node. */
export { RendererError } from "./errors"
export { createRegistry } from "./screens/createRegistry"
export type * from "./model/registry"
export type * from "./model/optionTypes"
export type * from "./forms/control"
export type * from "./screens/host"
export type { Query } from "./screens/readQuery"
export type { Scope } from "./expressions/scope"
export type { Formatting } from "./expressions/formatting"
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
export { createScope } from "./expressions/createScope"
export { evaluate } from "./expressions/evaluate"

export { unmetered } from "./screens/ActionRun"
export { joinCodes } from "./screens/codeLabel"
export { backPolicy } from "./flows/backPolicy"
export { entryStep } from "./flows/entryStep"
export { findForms } from "./screens/findForms"
export { flowOf } from "./screens/flowOf"
export { Screen } from "./screens/Screen"
export { ScreenBoundary } from "./screens/ScreenBoundary"
export { drawnBlocks } from "./screens/screenPhase"
export type { ScreenState } from "./screens/ScreenState"
export { useFormat } from "./screens/useFormat"
export { usePart } from "./screens/usePart"
export { useFormStatus } from "./screens/useFormStatus"
export { useScreenState } from "./screens/useScreenState"
