export { createStepUp } from "./createStepUp"
export type { StepUp } from "./stepUp"
