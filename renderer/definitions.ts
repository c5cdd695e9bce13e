/** What a product declares its components with, and the definitions that the engine itself implements. */
export { coreDefinitions } from "./model/coreDefinitions"
export * from "./model/definitions"
export type * from "./model/optionTypes"
