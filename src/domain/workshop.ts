/** What the workshop's server says to the pages that follow it: documents as modules, by content. */

/** The newest documents that are not broken. */
export interface ServedDocuments {
  /** Hash of the module that exports `app`. */
  readonly app: string
  /** Hash of the style sheet. */
  readonly theme: string
  readonly screens: Readonly<Record<string, ServedScreen>>
}

export interface ServedScreen {
  /** Hash of its module, which imports nothing. */
  readonly hash: string
  /** Screens of the build that have what it draws with. */
  readonly partsFrom: readonly string[]
}

/** A value that documents speak of, by the name that people know it by. */
export interface AskedField {
  /** Where it is named: the form that asks for it, or the schema that has it. */
  readonly file: string
  /** The last name of its `$path`. */
  readonly field: string
  readonly label: string
  readonly type: "text" | "number" | "flag" | "list" | "date"
  /** What can be answered; empty where anything can. */
  readonly choices: readonly { readonly value: unknown; readonly label: string }[]
  /** Where it is written what may be answered, after all references. */
  readonly schema?: { readonly file: string; readonly pointer: string }
  /** File of the table that names its values wherever they are shown. */
  readonly codes?: string
  /**
   * Of values that screens show in words: their `$path`, and the file or folder whose documents alone mean this by it;
   * without one, those at hand do.
   */
  readonly shown?: { readonly path: string; readonly below?: string }
}

/** A condition where it is written. */
export interface WrittenCondition {
  readonly file: string
  readonly pointer: string
  readonly condition: unknown
}

/** What the desk lists on its left. */
export interface DocumentTree {
  /** What people call each file that can be edited, screens too. */
  readonly names: Readonly<Record<string, string>>
  readonly screens: readonly ListedScreen[]
  /** Documents that are no screens. */
  readonly documents: readonly {
    readonly file: string
    readonly kind: string
    readonly id: string
    readonly title?: string
  }[]
}

export interface ListedScreen {
  readonly id: string
  readonly title: string
  /** What its document says that it is for: tells it from another one of the same title. */
  readonly about?: string
  readonly file: string
  /** Files of the forms that it asks with. */
  readonly forms: readonly string[]
  /** Its pictured states, in the order of the document. */
  readonly samples: readonly ListedSample[]
  readonly errors: number
  readonly warnings: number
  /** Nothing of it can be drawn at the moment. */
  readonly isBroken: boolean
}

/** A pictured state: how the document calls it, and what people call it. */
export interface ListedSample {
  readonly id: string
  readonly name: string
  /** Not written by anybody: it follows from what the documents say. */
  readonly isMade?: true
}

/** A text that people read, where it is written. */
export interface WrittenText {
  readonly file: string
  readonly pointer: string
  readonly text: string
}

/**
 * Letters of edits that the server takes at once: what takes an edit back may hold a whole document, as a value, as a text, and
 * as what stands there by then. Whoever sends more may find the connection closed instead of an answer.
 */
export const mostEditLetters = 2_500_000

export const workshopPaths = {
  documents: "/__desk/documents",
  /** Of a release that a page is to show; of its screens this one alone. */
  past: (release: string, screen: string) =>
    `/__desk/past/${encodeURIComponent(release)}/documents?${new URLSearchParams({ screen })}`,
  events: "/__desk/events",
  module: (hash: string) => `/__desk/modules/${hash}.js`,
  theme: (hash: string) => `/__desk/themes/${hash}.css`,
} as const
