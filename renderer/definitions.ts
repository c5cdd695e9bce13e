/** What a product declares its components with, and the definitions that the engine itself implements. */
export { coreDefinitions } from "./model/coreDefinitions"
export * from "./model/definitions"
export { field as fieldShape } from "./model/shapes/form"
export type * from "./model/optionTypes"
