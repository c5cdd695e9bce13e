/** What the server says about people, and about changes on their way to customers. */

/** What somebody may do at the desk. */
export const roles = ["edit", "review", "publish", "admin"] as const
export type Role = (typeof roles)[number]

export const roleNames: Readonly<Record<Role, string>> = {
  edit: "編集",
  review: "確認",
  publish: "公開",
  admin: "管理",
}

export interface DeskPerson {
  readonly login: string
  readonly name: string
  readonly roles: readonly Role[]
  readonly isDisabled: boolean
}

/** Answer of `/__desk/me`. */
export interface Me {
  /** `demo`: people to choose from, without a password. */
  readonly source: "demo" | "password"
  /** Who is signed in. */
  readonly person?: DeskPerson
  /** A proxy in front of the desk said so. */
  readonly isProxied?: true
  /** Whom that proxy names, and nobody has registered; empty for a name that nobody can have. */
  readonly stranger?: string
  /** Whether the password was given lately enough to approve and to publish. */
  readonly isConfirmed: boolean
  /** Everybody; nobody for those who are not signed in, where there are passwords. */
  readonly people: readonly DeskPerson[]
}

export type Verdict = "approve" | "return" | "comment"

export interface ProposalReview {
  readonly person: string
  readonly verdict: Verdict
  readonly comment: string
  readonly at: string
  /** False where live documents have changed since: it no longer counts. */
  readonly isCurrent: boolean
}

export interface Proposal {
  readonly id: number
  readonly title: string
  readonly reason: string
  /** Logins; the first has proposed it. */
  readonly authors: readonly string[]
  readonly at: string
  /** Against what is live now. */
  readonly files: readonly { readonly path: string; readonly kind: "added" | "changed" | "removed" | "same" }[]
  /** Names what a review is about. */
  readonly content: string
  readonly state: "open" | "approved" | "returned" | "withdrawn" | "scheduled" | "partly" | "live"
  readonly approvals: number
  readonly needed: number
  readonly reviews: readonly ProposalReview[]
}

/** Answer of `GET /__desk/proposals`. */
export interface Proposals {
  /** The newest first. */
  readonly proposals: readonly Proposal[]
  /** Documents of the folder that customers do not have like that. */
  readonly changed: readonly string[]
}

interface ListedRelease {
  readonly id: string
  readonly number: number
  readonly base: string | null
  readonly note: string
  readonly origin: "build" | "desk"
  readonly person: string
  readonly at: string
}

export interface ListedPointer {
  readonly id: number
  readonly release: string
  /** What was approved; absent for builds, and for going back. */
  readonly proposal?: number
  readonly percent: number
  readonly takeover: "visit" | "now"
  readonly reason: string
  readonly person: string
  /** When it was ordered. */
  readonly at: string
  readonly startsAt: string
  /** Who has seen, as a second person, that somebody went back. */
  readonly confirmedBy?: string
}

/** Answer of `/__desk/releases`. */
export interface Listing {
  /** The newest first. */
  readonly releases: readonly ListedRelease[]
  /** Of the live channel, the newest first: what has begun. */
  readonly pointers: readonly ListedPointer[]
  /** What is going to begin, the next first. */
  readonly scheduled: readonly ListedPointer[]
  /** Release that the app was built of. */
  readonly own: string
  /** Release that new visits get, most of them where there are percentages. */
  readonly live: string
  /** Release that going back would give; absent where nothing was live before. */
  readonly before?: string
  /** What was found not to be as it was written, such as `pointer 3`. */
  readonly damage: readonly string[]
  /** Visits that are under way, by release. */
  readonly visits: Readonly<Record<string, number>>
}

/** Why an act of somebody was not done, whatever it was. */
export type NotActed =
  | { readonly kind: "signed-out" }
  | { readonly kind: "not-allowed"; readonly role: Role }
  /** The password has to be given again. */
  | { readonly kind: "unconfirmed" }
  | { readonly kind: "unreadable" }

/** Why a change cannot reach customers without a build. */
export interface BuildNeed {
  readonly why: "call" | "hosts" | "scope" | "words"
  readonly file: string
  /** Parts that the change is about. */
  readonly names: readonly string[]
}

export interface AuditLine {
  readonly id: number
  readonly at: string
  readonly person: string
  readonly action: string
  readonly subject: string
  readonly detail: unknown
}
