import type { CompiledCondition } from "../../../../renderer/model/compiled"
import { coreDefinitions } from "../../../../renderer/model/coreDefinitions"
import { effectsOf } from "../../../../renderer/model/effects"
import type { FlowUnderTest } from "../../../../renderer/testgen"
import { aCondition } from "../../../support/aCondition"
import { next, question, screen, step } from "./aScreen"

const isYes = (name: string) => aCondition({ is: [`$visit.${name}`, "YES"] }, `${name}-yes`)

export interface Room {
  readonly name: string
  readonly when?: CompiledCondition
  readonly asks?: readonly string[]
}

/** A flow of rooms one after the other. */
export function corridor(rooms: readonly Room[]): FlowUnderTest {
  const steps = rooms.map(({ name, when }) => step(name, when))
  return {
    actions: effectsOf(coreDefinitions),
    flow: { id: "corridor", sections: [{ label: "Rooms", of: steps.length }], steps, detached: [] },
    model: { answers: ["visit"], start: {}, given: [], decided: [], refused: [] },
    exits: [],
    modules: new Map(
      rooms.map(({ name, asks = [] }) =>
        screen(
          name,
          asks.map((field) => question(field, ["NO", "YES"])),
          { footer: [next] },
        ),
      ),
    ),
  }
}

export const names = (count: number) => Array.from({ length: count }, (_, index) => `q${index}`)

/** Every question at the gate, then a room for each. */
export const askedBefore = (count: number): readonly Room[] => [
  { name: "gate", asks: names(count) },
  ...names(count).map((name) => ({ name: `room-${name}`, when: isYes(name) })),
  { name: "end" },
]

/** Every room asks what decides about the next. */
export const askedOnTheWay = (count: number): readonly Room[] => [
  { name: "gate", asks: ["q0"] },
  ...names(count).map((name, index) => ({ name: `room-${name}`, when: isYes(name), asks: [`q${index + 1}`] })),
  { name: "end" },
]

/** What decides about the rooms is asked when they have been passed. */
export const askedTooLate = (count: number): readonly Room[] => [
  { name: "gate" },
  ...names(count).map((name) => ({ name: `room-${name}`, when: isYes(name) })),
  { name: "end", asks: names(count) },
]
