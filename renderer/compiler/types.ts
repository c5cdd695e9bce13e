import type { PointerEdit } from "../editing"
import type { DocumentKind, DocumentOf, Json } from "../model/documents"

/** A document of one of these kinds; its `kind` tells its type. */
export type LoadedDocument<Kind extends DocumentKind = DocumentKind> = { readonly [Each in Kind]: Loaded<Each> }[Kind]

export interface Loaded<Kind extends DocumentKind> {
  /** Path below the root, with forward slashes: `withdrawal/client_withdrawal.screen.json`. */
  readonly file: string
  /** From the file name, as is the id; what the document itself says may differ, which is a rule's business. */
  readonly kind: Kind
  readonly id: string
  /** As parsed: typed for convenience, but nobody has checked its shape yet. */
  readonly document: DocumentOf<Kind>
  /** First 1-based line of the value at a JSON pointer (`/body/0/text`; `""` is the whole document); of its nearest ancestor where it is missing. */
  lineOf(pointer: string): number
  /** Pointer in the file for one in the document, where parts of it stand elsewhere: that of the reference to them. */
  writtenAt?(pointer: string): string
  /** Pointer of what says so, where nobody wrote the value at one itself: `answers` of a call, for an answer that it sends. */
  saidAt?(pointer: string): string
  /** Where a part that documents share, or a label of a code table, is written itself; undefined for what this document says. */
  sharedAt?(pointer: string): DocumentPlace | undefined
  /** The parts that this document takes from `shared/`, those within them included, and labels that it takes from code tables. */
  readonly sharedParts?: readonly DocumentPlace[]
  /** Pointers of `"options": "codes"` for which there is no code table. */
  readonly optionsWithoutTable?: readonly string[]
  /** Changes when, and only when, the content of the document does. */
  readonly hash: string
  /** Rebuilt from a file that is no valid JSON: others may refer to it, but it is not drawn. */
  readonly recovered?: true
}

export interface DocumentPlace {
  readonly file: string
  readonly pointer: string
}

/**
 * All documents of a root. A file that became unreadable keeps its last readable document (and a finding); one that never
 * was readable stands there as far as it could be understood. Ids are unique within a kind; of two files with one id the
 * first by path counts.
 */
export interface DocumentSet {
  readonly root: string
  readonly documents: readonly LoadedDocument[]
  /** JSON files of `shared/`, by path below the root; targets of `$ref` in forms and calls (`../shared/address.json#/definitions/x`), and of parts that screens share. */
  readonly shared: ReadonlyMap<string, Json>
  /** Files of which nothing, or no text, could be read: whatever others need of them may be what was meant to stand there. */
  readonly unsure: ReadonlySet<string>
  /** Line of a place in one of them, as `lineOf` of a document. */
  lineInShared(place: DocumentPlace): number
  /** What loading found: broken JSON, unknown file names, ids used twice. */
  readonly findings: readonly Finding[]
  all<Kind extends DocumentKind>(kind: Kind): readonly LoadedDocument<Kind>[]
  find<Kind extends DocumentKind>(kind: Kind, id: string): LoadedDocument<Kind> | undefined
  /** Where documents are read as they are asked for: ids of a kind, also of those that will turn out to be unreadable. */
  ids?(kind: DocumentKind): readonly string[]
}

export type Severity = "error" | "warning"

export type FindingValue = string | number | boolean | readonly string[]

/** What a rule found, without sentences: `src/cli/problemTexts.ts` says it to people. */
export interface Finding {
  readonly severity: Severity
  /** Stable, kebab-case: `unknown-widget`. */
  readonly rule: string
  readonly file: string
  readonly pointer: string
  readonly line: number
  /** What the sentence needs: names, the nearest known name, numbers. */
  readonly values: Readonly<Record<string, FindingValue>>
  /** Of what is written in `shared/`: where documents get this mistake from it; a schema is used by a document as a whole (`""`). */
  readonly usedBy?: readonly DocumentPlace[]
}

/** A finding with its sentences. */
export interface Problem {
  readonly severity: Severity
  readonly rule: string
  readonly file: string
  readonly pointer: string
  readonly line: number
  readonly message: string
  readonly fix?: string
  /** What somebody would meet without the rule. */
  readonly why?: string
  /** Of what is written in `shared/`: the files that get this mistake from it. */
  readonly usedBy?: readonly string[]
  /** The fix as edits, where a machine can apply it. */
  readonly patch?: readonly PointerEdit[]
  /** Nothing else can have been meant: the patch may be written without asking anybody. */
  readonly isCertain?: boolean
}

/** Sentences of one rule; every rule of the checks has an entry in the table that a workshop passes in. */
export interface ProblemText {
  message(values: Finding["values"]): string
  fix?(values: Finding["values"]): string | undefined
}

export type ProblemTexts = Readonly<Record<string, ProblemText>>
