/**
 * The documents as the browser gets them: names linked, texts parsed, conditions typed, nothing left to compile.
 * Values that need the scope are tagged nodes; everything else is the literal from the document.
 */
import type { ComponentType } from "react"
import type { CompiledForm } from "./compiledForm"
import type {
  CompiledAction,
  CompiledBlock,
  CompiledCondition,
  CompiledOptions,
  CompiledValue,
  RichNode,
  TextNode,
} from "./compiledNodes"
import type { Registry, SourcePart } from "./registry"
import type { CreateStore, ItemsShape } from "./stores"
import type { Path } from "./scope"
import type { BackPolicy } from "./backPolicies"
import type { CallDocument, Json, JsonSchema, Sample } from "./documents"

export type * from "./compiledForm"
export type * from "./compiledNodes"
export type { Path } from "./scope"

/** A main heading: in which of the blocks it stands, and under which conditions. */
export interface CompiledHeading {
  readonly block: number
  readonly when: readonly CompiledCondition[]
}

/** A form that a screen draws. */
export interface FormUse {
  readonly form: string
  /** Name of the scope root that holds the answers. */
  readonly into: string
  /** Answers to start with, tagged. */
  readonly initial?: CompiledValue
}

/** What stands in for data while it loads; without `rows`, as many as the shape has by itself. */
export interface CompiledSkeleton {
  readonly shape: string
  readonly rows?: number
}

export interface CompiledData {
  readonly call?: string
  readonly source?: string
  /** Tagged options. */
  readonly input?: CompiledOptions
  readonly when?: CompiledCondition
  /** Property of the request that counts pages; where in an answer the rows are, and whether there are more. */
  readonly pages?: { readonly by: string; readonly items: Path; readonly more: Path }
  /** Scope roots that the input reads, and those that only the condition reads. */
  readonly reads?: { readonly input: readonly string[]; readonly when: readonly string[] }
  readonly loading?: readonly CompiledSkeleton[]
  readonly empty?: {
    readonly when: CompiledCondition
    readonly body: readonly CompiledBlock[]
    readonly headings: readonly CompiledHeading[]
  }
  readonly error: "outcome" | "retry" | "ignore"
  readonly on?: Readonly<Record<string, readonly CompiledAction[]>>
}

export interface CompiledSample extends Omit<Sample, "do"> {
  readonly do?: readonly CompiledAction[]
}

interface CompiledParameter {
  readonly in?: readonly string[]
  readonly pattern?: string
  readonly default?: string
  readonly as?: "integer"
  readonly else?: readonly CompiledAction[]
}

export interface CompiledScreen {
  readonly id: string
  readonly file: string
  readonly title: TextNode | string
  readonly titles?: readonly { readonly when: CompiledCondition; readonly title: TextNode | string }[]
  readonly layout: "page" | "blank"
  readonly page: string
  readonly header: {
    readonly back: string
    /** Query of a screen to go back to, where it does not lie right behind. */
    readonly backQuery?: CompiledOptions
    /** Run where back goes by a history that is not there. */
    readonly otherwise?: readonly CompiledAction[]
    readonly ask?: TextNode | string
    /** Back asks only while it holds. */
    readonly askWhen?: CompiledCondition
    /** Run before back leads on. */
    readonly leave?: readonly CompiledAction[]
    readonly hidden: boolean
    readonly close: boolean
    readonly rotate: boolean
    /** Buttons on the right, tagged. */
    readonly actions?: readonly CompiledOptions[]
  }
  readonly query: Readonly<Record<string, CompiledParameter>>
  readonly needs: Readonly<Record<string, { readonly else: readonly CompiledAction[] }>>
  readonly data: Readonly<Record<string, CompiledData>>
  /** Computed values, `$values.<name>`, tagged; each reads only those above it. */
  readonly values?: CompiledOptions
  readonly enter: readonly CompiledAction[]
  readonly state: Readonly<Record<string, Json>>
  readonly body: readonly CompiledBlock[]
  /** How many blocks at the top of the body stand while data is loading. */
  readonly steady: number
  /** Main headings of the body. */
  readonly headings: readonly CompiledHeading[]
  readonly footer: readonly CompiledBlock[]
}

/** How the list of a store changes in one direction. */
export interface CompiledChange {
  readonly call: string
  readonly key: string
  readonly label: TextNode | string
  readonly item?: CompiledOptions
}

/** A list that the app shares: the answer of the call that says so. */
export interface CompiledStore extends ItemsShape {
  readonly add: CompiledChange
  readonly remove: CompiledChange
  readonly when?: CompiledCondition
  readonly otherwise?: readonly CompiledAction[]
  readonly full?: readonly CompiledAction[]
  readonly shared?: false
  readonly omit?: readonly string[]
}

export interface CompiledCall extends Pick<
  CallDocument,
  "id" | "client" | "method" | "path" | "effect" | "demo" | "requestId" | "stepUp"
> {
  /** JSON Schema of the payload, without references or annotations: nothing unchecked reaches the scope. */
  readonly response: JsonSchema
  readonly codes: readonly string[]
  /** Codes whose branch stands alone: what errors.json runs before is left out. */
  readonly quiet?: readonly string[]
  readonly outcomes: Readonly<Record<string, readonly CompiledAction[]>>
  readonly store?: CompiledStore
  /** Present in development, tests and pictures only. */
  readonly samples?: CallDocument["samples"]
  readonly codeSamples?: CallDocument["codes"]
}

export interface CompiledSheet {
  readonly id: string
  readonly title: TextNode | string
  readonly subtitle?: RichNode | string
  readonly body: readonly CompiledBlock[]
  readonly footer?: readonly CompiledBlock[]
  readonly buttons: readonly {
    readonly key: string
    readonly label: TextNode | string
    readonly style: string
    /** It does nothing but close, or takes back what led to the sheet. */
    readonly closes?: true
    readonly tap: readonly CompiledAction[]
  }[]
}

export interface CompiledStep {
  readonly screen: string
  /** What the query says of it, where the flow has one route for all steps. */
  readonly as?: string
  readonly section: number
  readonly when?: CompiledCondition
  /** Most people come through it: counted among what lies ahead while its condition cannot be known. */
  readonly expected?: boolean
  /** How long most people need for it. */
  readonly seconds?: number
  readonly back: BackPolicy
  /** Policies that come first while their condition holds. */
  readonly backWhen?: readonly { readonly when: CompiledCondition; readonly back: BackPolicy }[]
}

export interface CompiledFlow {
  readonly id: string
  readonly route?: string
  /** Name of the query value that tells the step, where all steps live at the route itself. */
  readonly query?: string
  readonly entry?: {
    /** What is drawn while the server is asked where the customer stands. */
    readonly screen: string
    readonly call: string
    readonly point: Path
    readonly points: Readonly<Record<string, { readonly step?: string; readonly do?: readonly CompiledAction[] }>>
    readonly otherwise: string
    readonly missing?: Path
    readonly deepLinks?: readonly { readonly screen: string; readonly when: CompiledCondition }[]
  }
  /** What asks a customer who leaves half done; where absent, leaving closes. */
  readonly leave?: readonly CompiledAction[]
  readonly sections: readonly { readonly label: string; readonly of: number }[]
  readonly steps: readonly CompiledStep[]
  readonly detached: readonly CompiledStep[]
}

/** Who may come in: one of them, or an address that has what one of several asks for. */
export type Guard = "login" | "demo" | "none" | { readonly any: readonly ("login" | { readonly query: string })[] }

/** From one minute to another, `YYYY-MM-DDTHH:mm` in the zone of the server's time, an area is closed. */
export interface Closure {
  readonly area: string
  /** What people call the area. */
  readonly label: string
  readonly from: string
  readonly until: string
  /** What customers are told meanwhile. */
  readonly text?: string
}

/** What the entry of the app needs before any screen: small, loaded first. */
export interface CompiledApp {
  readonly routes: Readonly<
    Record<
      string,
      {
        readonly screen?: string
        readonly flow?: string
        /** Another site serves the address: the app leads there and draws nothing. */
        readonly elsewhere?: true
        /** Who may enter; everybody where it is missing. */
        readonly guard?: Guard
        readonly area?: string
        readonly v2?: string
        /** Page name of records, where it is not the screen's own. */
        readonly page?: string
      }
    >
  >
  /** Parts of the app that can be closed, by name: open while the condition holds, if there is one, and no closure says otherwise. */
  readonly areas?: Readonly<Record<string, { readonly when?: CompiledCondition; readonly otherwise: string }>>
  /** When areas are closed, one after the other for each of them. */
  readonly closures?: readonly Closure[]
  readonly notFound: string
  readonly tokens: Readonly<Record<string, string>>
  readonly links: Readonly<Record<string, string>>
  readonly schemes: Readonly<Record<string, string>>
  readonly constants: Readonly<Record<string, Json>>
  readonly flows: Readonly<Record<string, CompiledFlow>>
  readonly codes: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly messages: Readonly<Record<string, TextNode | string>>
  readonly interface: Readonly<Record<string, string>>
  readonly errors: Readonly<
    Record<string, { readonly before?: string; readonly outcomes: Readonly<Record<string, readonly CompiledAction[]>> }>
  >
  /** Calls that errors.json and the entries of flows make: no screen brings them. */
  readonly calls?: Readonly<Record<string, CompiledCall>>
  /** Half-sheets that errors.json, call documents and the entries of flows open. */
  readonly sheets?: Readonly<Record<string, CompiledSheet>>
}

/** One screen with everything that it draws: the lazily loaded module. */
export interface ScreenModule {
  readonly hash: string
  readonly screen: CompiledScreen
  readonly forms: Readonly<Record<string, CompiledForm>>
  /** Where those forms stand, on the screen or on a half-sheet. */
  readonly formUses: readonly FormUse[]
  readonly calls: Readonly<Record<string, CompiledCall>>
  readonly sheets: Readonly<Record<string, CompiledSheet>>
  /** Code tables whose labels it shows: table -> code -> label. */
  readonly codes?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What it draws with, by the names that its documents use; a bundler sees to it that they come along. */
  readonly parts?: Partial<
    Pick<Registry, "widgets" | "controls" | "icons" | "illustrations" | "conversions" | "operators">
  > & {
    readonly sources?: Readonly<Record<string, SourcePart>>
    /** What keeps the stores of its calls, where one of them has one. */
    readonly stores?: Readonly<Record<string, CreateStore>>
  }
  /** What draws forms, where it has one. */
  readonly FormView?: ComponentType<never>
  /** Present in development, tests and pictures only. */
  readonly samples?: Readonly<Record<string, CompiledSample>>
}
