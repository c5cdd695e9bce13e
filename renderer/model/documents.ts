/** The documents as people write them: JSON files, one kind each. See schemas/meta for the generated JSON Schemas. */

import type { ActionSource, BlockSource, Condition, DocumentHead, Json, JsonSchema, Value } from "./basics"
import type { FormDocument } from "./formDocument"

export type { ActionSource, BlockSource, Condition, Json, JsonSchema, Value } from "./basics"
export type * from "./formDocument"

export interface DataSource {
  /** Id of a call document, or name of a registered source; exactly one of the two. */
  readonly call?: string
  readonly source?: string
  readonly input?: Readonly<Record<string, Value>>
  readonly when?: Condition
  /** What stands in for the data while it loads: names of skeleton shapes. */
  readonly loading?: readonly string[]
  /** When the data counts as empty and what is drawn instead of the body; `"never"` if it cannot be empty. */
  readonly empty?: "never" | { readonly when: Condition; readonly body: readonly BlockSource[] } | "in-body"
  /** `outcome`: the outcomes of the call decide (sheet, popup, page). `retry`: a block with a retry button in place of the body. `ignore`: the screen lives without. */
  readonly error?: "outcome" | "retry" | "ignore"
  readonly on?: Readonly<Record<string, readonly ActionSource[]>>
}

/** A named state of a screen, for QA: drawn from the document alone. */
export interface Sample {
  readonly description?: string
  readonly query?: Readonly<Record<string, string>>
  /** Call id -> name of a sample of that call, an outcome name, or `pending`. Calls not named answer their first sample. */
  readonly calls?: Readonly<Record<string, string>>
  /** Answers by form scope name (`draft`, `form`). */
  readonly answers?: Readonly<Record<string, Readonly<Record<string, Json>>>>
  /** True: as if the customer had pressed the button that submits. */
  readonly submitted?: boolean
  /** Values of `$kept`, by store name. */
  readonly kept?: Readonly<Record<string, Json>>
  /** Overrides of `$ctx`. */
  readonly ctx?: Readonly<Record<string, Json>>
  /** Pictures chosen for a field of type `upload`, by field: drawn on the spot, of the kind that the name ends in. */
  readonly files?: Readonly<Record<string, readonly { readonly name: string; readonly size?: number }[]>>
  /** Keys of blocks to tap, in order, once the screen is settled. */
  readonly tap?: readonly string[]
  /** Actions run once the screen is settled (open a sheet, a popup). */
  readonly do?: readonly ActionSource[]
}

export interface QueryRule {
  readonly in?: readonly string[]
  readonly pattern?: string
  readonly default?: string
  /** `integer`: `$query.x` is a number (digits only, else the rule is broken). Text where absent. */
  readonly as?: "integer"
  readonly else?: readonly ActionSource[]
}

export interface ScreenDocument extends DocumentHead {
  readonly kind: "screen"
  /** Text of the header and of the page title. */
  readonly title: string
  readonly layout?: "page" | "blank"
  /** Page name of analytics records; the id where absent. */
  readonly page?: string
  readonly header?: {
    /** A screen id, `close`, `history`, `none` or `flow` (the flow's back policy). Default `close`. */
    readonly back?: string
    readonly hidden?: boolean
    readonly close?: boolean
    readonly rotate?: boolean
  }
  readonly query?: Readonly<Record<string, QueryRule>>
  /** Names of kept stores that must hold a value, else the actions run. */
  readonly needs?: Readonly<Record<string, { readonly else: readonly ActionSource[] }>>
  readonly data?: Readonly<Record<string, DataSource>>
  readonly enter?: readonly ActionSource[]
  /** Screen-local values, `$state.name`, with their initial values. */
  readonly state?: Readonly<Record<string, Json>>
  readonly body: readonly BlockSource[]
  readonly footer?: readonly BlockSource[]
  readonly samples: Readonly<Record<string, Sample>>
}

export type BackPolicy = "previous" | "close" | "close-silently" | "none" | "history"

export interface StepSource {
  readonly screen: string
  readonly when?: Condition
  /** One policy, or several: the first whose condition holds; the last has none. */
  readonly back?: BackPolicy | readonly { readonly when?: Condition; readonly back: BackPolicy }[]
}

export interface FlowDocument extends DocumentHead {
  readonly kind: "flow"
  /** Steps live at `<route>/<screen>`; absent where each screen has its own route. */
  readonly route?: string
  readonly entry?: {
    /** What is drawn while the server is asked. */
    readonly screen: string
    readonly call: string
    /** `$path` into the answer that holds the return point. */
    readonly point: string
    readonly points: Readonly<Record<string, { readonly step?: string; readonly do?: readonly ActionSource[] }>>
    readonly otherwise: string
    /** Screens that are opened as asked although the return point names another, where the condition holds; `$res` is the answer. */
    readonly honours?: readonly { readonly screen: string; readonly when: Condition }[]
  }
  /** What a step whose back is `close` does first; closes at once where absent. */
  readonly leave?: readonly ActionSource[]
  readonly sections: readonly {
    readonly label: string
    /** Number of steps that the progress bar shows; counted where absent. */
    readonly of?: number
    readonly steps: readonly StepSource[]
  }[]
  /** Screens that are part of the flow's routes but not of its order. */
  readonly aside?: readonly StepSource[]
  readonly exits?: Readonly<Record<string, ExitSource>>
  /** What tools suppose about everything around the flow, so that they can walk it without a server. */
  readonly assumes?: AssumesSource
}

export interface ExitSource {
  readonly label: string
  readonly from: readonly string[]
  readonly when?: Condition
  /** Half-sheets (`sheet:<name>`) and addresses that are this exit. */
  readonly through?: readonly string[]
}

export interface AssumesSource {
  /** `$path` under which the server keeps the answers of all forms, by field. */
  readonly answers?: Value
  /** What is known before the first step, by scope root. */
  readonly start?: Readonly<Record<string, Json>>
  /** What becomes known after a step without being asked (a card that was read): one of the choices. */
  readonly given?: readonly {
    readonly after: string
    readonly label: string
    readonly choices: readonly { readonly label: string; readonly values: Readonly<Record<string, Json>> }[]
  }[]
  /** What the server makes of the answers: the first case that holds. */
  readonly decided?: readonly {
    readonly value: Value
    readonly cases: readonly { readonly when?: Condition; readonly is: Value }[]
  }[]
  /** Answers (`$form`) that a server refuses, with the code that its call then gives. */
  readonly refused?: readonly { readonly call: string; readonly code: string; readonly when: Condition }[]
}

export interface CallDocument extends DocumentHead {
  readonly kind: "call"
  readonly client: string
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  /** Path on the client's base URL; `{name}` takes a value of the request. */
  readonly path: string
  readonly effect: "read" | "write"
  readonly demo?: boolean
  readonly request: JsonSchema
  /** Payload of a success, without the client's envelope. */
  readonly response: JsonSchema
  /** Business codes that this call can answer, with the text the server sends along. */
  readonly codes?: Readonly<
    Record<
      string,
      { readonly message?: string; readonly sheet?: Json; readonly fieldErrors?: Json; readonly detail?: Json }
    >
  >
  /** What follows an outcome or a business code; every one not named here falls to errors.json. */
  readonly outcomes?: Readonly<Record<string, readonly ActionSource[]>>
  /** Named payloads of a success. The first is the usual one. */
  readonly samples: Readonly<Record<string, Json>>
}

export interface CodesDocument extends DocumentHead {
  readonly kind: "codes"
  /** Its codes may stand in analytics records; not allowed where absent. */
  readonly analytics?: boolean
  readonly codes: readonly { readonly code: number | string; readonly label: string; readonly [flag: string]: Json }[]
}

export interface SheetSource {
  readonly title: string
  readonly subtitle?: string
  readonly body?: readonly BlockSource[]
  readonly buttons: readonly {
    readonly key?: string
    readonly label: string
    readonly style: string
    readonly tap: readonly ActionSource[]
  }[]
}

export interface SheetDocument extends DocumentHead, SheetSource {
  readonly kind: "sheet"
}

export interface ConditionsDocument extends DocumentHead {
  readonly kind: "conditions"
  readonly conditions: Readonly<
    Record<string, { readonly label: string; readonly when: Condition; readonly description?: string }>
  >
}

export interface MessagesDocument extends DocumentHead {
  readonly kind: "messages"
  readonly messages: Readonly<Record<string, string>>
  /** Texts that the renderer itself needs (broken block, error summary, retry ...), by fixed key. */
  readonly interface: Readonly<Record<string, string>>
}

export interface ErrorsDocument extends DocumentHead {
  readonly kind: "errors"
  /** Client -> outcome -> what follows where neither screen nor call says otherwise. */
  readonly clients: Readonly<
    Record<
      string,
      {
        /**
         * An outcome (`rejected`, `sheet`) whose actions run first (a popup, a sheet) when a failure with this outcome also
         * has a branch for its business code; the code's own actions follow. Failures with another outcome go straight to the branch.
         */
        readonly before?: string
        readonly outcomes: Readonly<Record<string, readonly ActionSource[]>>
      }
    >
  >
}

export interface RouteSource {
  readonly screen?: string
  readonly flow?: string
  readonly guard?: "login" | "demo" | "none"
  /** A known address that another site serves: documents may lead there, this app does not draw it. */
  readonly elsewhere?: boolean
  /** Path that replaces this one from the version of `constants.v2FromVersion` on. */
  readonly v2?: string
}

export interface AppDocument extends DocumentHead {
  readonly kind: "app"
  readonly routes: Readonly<Record<string, RouteSource>>
  /** Screen drawn for a path without a route. */
  readonly notFound: string
  /** `{{name}}` in texts. */
  readonly tokens: Readonly<Record<string, string>>
  readonly links: Readonly<Record<string, string>>
  readonly schemes: Readonly<Record<string, string>>
  readonly constants: Readonly<Record<string, Json>>
  /** JSON Schemas of what the scope always holds: `ctx`, `kept` stores. */
  readonly scope: Readonly<Record<string, JsonSchema>>
}

export interface ThemeDocument extends DocumentHead {
  readonly kind: "theme"
  readonly light: Readonly<Record<string, string>>
  readonly dark: Readonly<Record<string, string>>
  readonly tokens: Readonly<Record<string, string>>
}

export type Document =
  | ScreenDocument
  | FormDocument
  | FlowDocument
  | CallDocument
  | CodesDocument
  | SheetDocument
  | ConditionsDocument
  | MessagesDocument
  | ErrorsDocument
  | AppDocument
  | ThemeDocument

export type DocumentKind = Document["kind"]
