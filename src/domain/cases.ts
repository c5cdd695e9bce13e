/** What staff see of a customer's application: where it stands and why, and no value that says who the customer is. */

/** One of the list to choose from. */
export interface CaseLine {
  readonly id: string
  /** When it was begun. */
  readonly at: string
  /** Where the applicant comes back to. */
  readonly point: string
  /** Of an application that was handed in. */
  readonly receipt?: string
}

/** A condition with what it came to for one customer, and the parts that it consists of. */
export interface CaseReason {
  readonly condition: unknown
  readonly truth: boolean | undefined
  readonly parts: readonly CaseReason[]
}

/** A screen of the flow as one application goes through it. */
export interface CaseStep {
  readonly screen: string
  /** `left-out`: these answers lead past it; `gap`: something is missing or not accepted any more; `ahead`: nothing is answered there yet. */
  readonly state: "answered" | "gap" | "ahead" | "shown" | "left-out"
  /** What it asks for. */
  readonly fields: readonly string[]
  /** Of these, what is not accepted as it stands. */
  readonly wrong: readonly string[]
  /** Why it is gone through or not, where that depends on something. */
  readonly why?: CaseReason
}

/** Answer of `POST /__desk/cases/look`. */
export interface CustomerCase extends CaseLine {
  readonly kind: "looked-at"
  /** By whose documents the applicant is asked. */
  readonly release: string
  /** The screen where the application is taken up again. */
  readonly resumesAt?: string
  /** How many answers wait for a release that asks for them again. */
  readonly setAside: number
  readonly steps: readonly CaseStep[]
  /** By `$path`: what was chosen from a list, and for everything else what kind of thing was given. */
  readonly values: Readonly<Record<string, unknown>>
}
