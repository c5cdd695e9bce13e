import type { ActionEffects } from "../model/effects"
import type { CompiledCondition, CompiledFlow, CompiledOperand, Path, ScreenModule } from "../model/compiled"

/** Plain data by name. */
export type Values = Readonly<Record<string, unknown>>

/** Something that becomes known without being asked, such as what a card says about somebody. */
export interface Given {
  readonly label: string
  readonly values: Values
  /** Who it is for, by all that is known in the end. */
  readonly when?: CompiledCondition
  /** What somebody like that answers, by scope root. */
  readonly answers?: Values
}

/** What a flow's document says about its surroundings, so that tools can walk it without a server. */
export interface TestModel {
  /** Where the server keeps the answers of the forms; without it they stay under the root of their form. */
  readonly answers?: Path
  /** What is known before the first step, by scope root. */
  readonly start: Values
  /** What becomes known after a step without being asked: one of the choices. */
  readonly given: readonly {
    readonly after: string
    readonly label: string
    readonly choices: readonly Given[]
  }[]
  /** What the server makes of the answers: the first case that holds. */
  readonly decided: readonly {
    readonly value: Path
    readonly cases: readonly { readonly when?: CompiledCondition; readonly is: CompiledOperand }[]
  }[]
  /** Answers that the server refuses, with the code that the call then gives. */
  readonly refused: readonly Refused[]
}

/** Answers that a server refuses: the call, its code and the reason. */
export interface Refused {
  readonly call: string
  readonly code: string
  readonly when: CompiledCondition
}

/** A named way to leave a flow, with the screens that have it. */
export interface Exit {
  readonly name: string
  readonly label: string
  readonly from: readonly string[]
  /** Half-sheets and addresses that are this exit. */
  readonly through: readonly string[]
}

/** A flow with everything that scenarios through it are made from. */
export interface FlowUnderTest {
  /** What the actions of the documents do. */
  readonly actions: ActionEffects
  readonly flow: CompiledFlow
  readonly model: TestModel
  readonly exits: readonly Exit[]
  readonly modules: ReadonlyMap<string, ScreenModule>
}

/** Something that some scenario has to show. */
export type Goal =
  | { readonly kind: "step"; readonly screen: string; readonly open: boolean }
  | { readonly kind: "condition"; readonly name: string; readonly holds: boolean }
  | { readonly kind: "entry"; readonly point: string }
  /** `by`: the transition that is taken, on one line; each reason to leave is a goal of its own. */
  | { readonly kind: "exit"; readonly name: string; readonly from: string; readonly by: string }
  | { readonly kind: "edge"; readonly from: string; readonly to: string }
  /** From a summary to a step and back. */
  | { readonly kind: "edit"; readonly from: string; readonly to: string }
  | ({ readonly kind: "refusal" } & PlannedRefusal)
  | { readonly kind: "answer"; readonly screen: string; readonly field: string; readonly value: unknown }

/** Which value is taken, by name of the choice; the usual one where nothing is said. */
export type Decisions = ReadonlyMap<string, unknown>

/** One step as planned: what decides the path is answered, everything else is still open. */
export interface PlannedStep {
  readonly screen: string
  readonly answers: Values
  /** Everything that is known when the step is opened. */
  readonly known: Values
}

/** A condition of a transition, and whether it has to hold or to fail. */
export interface TransitionCondition {
  readonly when: CompiledCondition
  readonly holds: boolean
}

/** Where a scenario leaves the flow. */
export interface PlannedExit {
  readonly name: string
  readonly label: string
  /** The transition on one line. */
  readonly by: string
  /** Conditions on what neither answers nor surroundings decide: results that a server has to give. */
  readonly needs: readonly TransitionCondition[]
  /** What is tapped; absent for what the screen does by itself. */
  readonly key?: string
  /** What follows the tap, in order: `call:code`, `sheet:name:button`. */
  readonly after: readonly string[]
  /** Half-sheet, address or screen. */
  readonly to: string
}

/** Answers that a server refuses. */
export interface PlannedRefusal {
  readonly call: string
  readonly code: string
  /** The one reason, on one line; no other holds. */
  readonly when: string
}

/** One scenario: its steps in order, and what it is there to show. */
export interface Plan {
  readonly steps: readonly PlannedStep[]
  /** Labels of what was given on the transition. */
  readonly given: readonly string[]
  /** Names of the conditions that hold at the end. */
  readonly holds: readonly string[]
  /** What no scenario before had shown. */
  readonly shows: readonly Goal[]
  /** Where the scenario leaves the flow, and what that needs besides answers. */
  readonly exit?: PlannedExit
  /** What the server says to the answers of the last step. */
  readonly refusal?: PlannedRefusal
  /** Return point with which the flow is entered again at the first of the steps. */
  readonly entry?: string
}

/** A goal that no scenario reaches. */
export interface Missed {
  readonly goal: Goal
  /** How many sets of answers were tried. */
  readonly tried: number
  /** They were all that there are. */
  readonly all: boolean
}

/** Scenarios for all goals of a flow. */
export interface Plans {
  readonly plans: readonly Plan[]
  readonly goals: readonly Goal[]
  readonly missed: readonly Missed[]
}
