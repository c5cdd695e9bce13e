declare module "*.cjs" {
  import type { ValidatorFunctions } from "@rjsf/validator-ajv8"
  const validators: ValidatorFunctions
  export default validators
}
declare module "*.mjs" {
  import type { CompiledForm } from "../../../renderer/model/compiled"
  export const validators: CompiledForm["validators"]
}
