/** What becomes of applications that are not handed in yet, when their applicants come back after a change. */
export interface OpenApplications {
  readonly of: number
  /** How many have to answer something again, or something new. */
  readonly asked: number
  /** How many have answers that are taken over under another name or code. */
  readonly carried: number
  /** How many have answers that nothing asks for any more. */
  readonly setAside: number
  /** Where they are asked. */
  readonly screens: readonly { readonly screen: string; readonly applications: number }[]
}

/** What customers meet otherwise after a change of documents. */
export interface Effect {
  /** How many screens there are. */
  readonly of: number
  /** Screens that customers load anew, with what became of them. */
  readonly screens: readonly {
    readonly id: string
    readonly title: string
    readonly kind: "changed" | "added" | "removed"
    /** Nothing that is its own was changed: texts, parts or calls that it shares with others were. */
    readonly isShared?: true
  }[]
  /** Absent where nobody knows of any. */
  readonly applications?: OpenApplications
  /** Something that all screens share is another one: colours and sizes; shared texts, answers to failures. */
  readonly shared: readonly ("theme" | "app" | "closures")[]
  readonly cases: {
    readonly of: number
    readonly changed: number
    /** One sentence, and the numbers of the cases that it holds for. */
    readonly groups: readonly { readonly flow: string; readonly says: string; readonly cases: readonly number[] }[]
    /** Flows that could not be walked on both sides. */
    readonly untold: readonly string[]
  }
}

/** Answer of `/__desk/proposals/<id>/effect`. */
export interface KeptEffect {
  /** Names it in reviews. */
  readonly hash: string
  readonly effect: Effect
}
