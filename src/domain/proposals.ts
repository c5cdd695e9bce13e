/** What the server says about people, and about changes on their way to customers. */

/** What somebody may do at the desk. */
export const roles = ["view", "edit", "review", "publish", "cases", "audit", "admin"] as const
export type Role = (typeof roles)[number]

/** Those whose part of the desk is all that somebody sees who has no other. */
export const limitedRoles: readonly Role[] = ["cases", "audit"]

/** Whether somebody sees only a part of the desk. */
export const isLimited = (held: readonly Role[]): boolean =>
  held.length > 0 && held.every((role) => limitedRoles.includes(role))

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

export interface ProposedFile {
  readonly path: string
  readonly kind: "added" | "changed" | "removed" | "same"
  /** Of the text that it would have; null where it would be gone. */
  readonly hash: string | null
}

export interface Proposal {
  readonly id: number
  readonly title: string
  readonly reason: string
  /** Logins; the first has proposed it. */
  readonly authors: readonly string[]
  readonly at: string
  /** Against what is live now. */
  readonly files: readonly ProposedFile[]
  /** Names what a review is about. */
  readonly content: string
  readonly state: "open" | "approved" | "returned" | "withdrawn" | "scheduled" | "partly" | "live"
  readonly approvals: number
  readonly needed: number
  /** It leads customers elsewhere: an administrator has to be one of those who agree. */
  readonly needsAdmin: boolean
  readonly reviews: readonly ProposalReview[]
}

/** Answer of `GET /__desk/proposals`. */
export interface Proposals {
  /** The newest first. */
  readonly proposals: readonly Proposal[]
  /** Documents of the folder that customers do not have like that. */
  readonly changed: readonly string[]
  /** Those of them that a proposal on its way to customers holds just as they are. */
  readonly proposed: readonly string[]
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

/** To whom releases go: customers, or staff who look at what customers are going to get. */
export interface ListedChannel {
  readonly name: string
  /** How many have to agree to what it gets. */
  readonly approvals: number
  /** Whether those who have made a change count as one of them. */
  readonly mayApproveOwn: boolean
  /** Release that new visits get, most of them where there are percentages. */
  readonly present: string
  /** False where it has what customers have: nothing was ordered for it that they do not have by now. */
  readonly hasOwn: boolean
  /** Release that going back would give; absent where there is nothing to go back to. */
  readonly before?: string
  /** What has begun, the newest first. */
  readonly pointers: readonly ListedPointer[]
  /** What is going to begin, the next first. */
  readonly scheduled: readonly ListedPointer[]
}

/** Of customers. */
export const liveChannel = "live"

/** Leads onto a channel whoever has a pass for it, and back to that of customers whoever has none. */
export const channelPath = (channel: string, pass: string): string => `/releases/c/${channel}/${pass}`

/** Answer of `/__desk/channels/<name>/address`. */
export interface ChannelAddress {
  /** Below the server: whoever opens it sees that channel. */
  readonly address: string
  readonly until: string
}

/** Answer of `/__desk/releases`. */
export interface Listing {
  /** The newest first. */
  readonly releases: readonly ListedRelease[]
  /** The one of customers first. */
  readonly channels: readonly ListedChannel[]
  /** Release that the app was built of. */
  readonly own: string
  /** What was found not to be as it was written, such as `pointer 3`. */
  readonly damage: readonly string[]
  /** Visits that are under way, by release. */
  readonly visits: Readonly<Record<string, number>>
  /** What whoever asks looks at, where it is not what customers get now. */
  readonly visiting?: { readonly channel: string; readonly at?: string }
}

/** That of customers, where no other is named. */
export const channelOf = (
  listing: Pick<Listing, "channels"> | undefined,
  named = liveChannel,
): ListedChannel | undefined => listing?.channels.find(({ name }) => name === named)

/** Why an act of somebody was not done, whatever it was. */
export type NotActed =
  | { readonly kind: "signed-out" }
  | { readonly kind: "not-allowed"; readonly roles: readonly Role[] }
  /** The password has to be given again. */
  | { readonly kind: "unconfirmed" }
  | { readonly kind: "unreadable" }

/** Why a change cannot reach customers without a build. */
export interface BuildNeed {
  readonly why: "call" | "hosts" | "scope" | "words"
  readonly file: string
  /** Of the first of its parts. */
  readonly pointer: string
  readonly line: number
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
  /** It is not as it was written: nothing of it can be believed. */
  readonly isDamaged?: true
}
