/** The door of the workshop's server: what operations staff edit with, beside a sandbox or by itself. */
export { registerCases, type FoundCase } from "./cases/registerCases"
export { sayCase, type SaidCase } from "./cases/sayCase"
export { changesBetween } from "./changesBetween"
export { openWorkshop, type Workshop } from "./desk/openWorkshop"
export type { BenchOptions } from "./desk/bench/openBench"
export type { DrawnPair, DrawOrder, DrawStates, StateToDraw } from "./desk/bench/drawing"
export { registerDesk } from "./desk/registerDesk"
export * from "./releases"
