/** Journeys that a machine invents: a door for the workshop, never part of what browsers load. */
export { planJourneys } from "./planning/plan"
export { rehearse, type RehearsedStep, type Theatre } from "./rehearse"
export { transitionsOf, type Transition } from "./transitions"
export type * from "./types"
