/** What can fail to come along. `lost`: the form asks, takes or sends something else; `look`: it only looks or feels otherwise. */
const grades = {
  "reference-remote": "lost",
  "reference-recursive": "lost",
  "reference-missing": "lost",
  keyword: "lost",
  condition: "lost",
  "condition-circle": "lost",
  never: "lost",
  branch: "lost",
  conflict: "lost",
  type: "lost",
  file: "lost",
  list: "lost",
  format: "lost",
  pattern: "lost",
  default: "lost",
  undeclared: "lost",
  hidden: "lost",
  renamed: "lost",
  widget: "look",
  "ui-keyword": "look",
  "ui-field": "look",
  text: "look",
  autocomplete: "look",
} as const

export type NoteCode = keyof typeof grades

export interface ImportNote {
  readonly code: NoteCode
  readonly grade: "lost" | "look"
  readonly file: "schema" | "ui"
  /** JSON pointer into that file. */
  readonly pointer: string
  /** What it is about: a keyword, a reference, a name; may be empty. */
  readonly name: string
}

export interface Notebook {
  readonly notes: readonly ImportNote[]
  add(code: NoteCode, file: ImportNote["file"], pointer: string, name?: string): void
}

/** Says each thing once, however many references lead to it. */
export function createNotebook(): Notebook {
  const notes = new Map<string, ImportNote>()
  return {
    get notes() {
      return [...notes.values()]
    },
    add: (code, file, pointer, name = "") =>
      void notes.set([code, file, pointer, name].join(" "), { code, grade: grades[code], file, pointer, name }),
  }
}
