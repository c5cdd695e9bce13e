/** What a check of a folder knew, kept for the next one: it looks only at what was edited since, whichever process it runs in. */
import { join, resolve } from "node:path"
import {
  createTextLoader,
  type DocumentSet,
  type DocumentTexts,
  type Problem,
  readTexts,
  type SoundDocuments,
} from "../../renderer/compiler"
import { type KeptChecks, keepChecks, resumeChecks } from "../../renderer/linter"
import { definitions } from "../definitions"
import { hashOf } from "./contents"
import { openDocuments } from "./documents"
import { readKept, writeKept } from "./keptFiles"
import { findProblems, judgeDocuments } from "./problems"

interface Kept {
  readonly texts: readonly (readonly [file: string, text: string])[]
  readonly checks: KeptChecks
  /** What documents were compiled with, and files of which some could not be. */
  readonly surroundings: string
  readonly unsound: readonly string[]
}

interface KeptChecksOptions {
  /** Where they are kept. */
  readonly folder: string
  /** Says what the program is that checks: what another one knew is not read. */
  readonly program: string
}

/** Of more folders with documents the one that was checked longest ago is checked from the beginning again. */
const mostKept = 6

/** Everything that is wrong with the documents of a folder. */
export function problemsSince(root: string, { folder, program }: KeptChecksOptions): readonly Problem[] {
  const texts = readable(root)
  if (texts === undefined) return findProblems(openDocuments(root))
  const file = join(folder, `${hashOf(program, resolve(root))}.json`)
  const load = createTextLoader(root)
  const known = resume(readKept(file), load)
  const set = load(texts)
  const { problems, sound } = judgeDocuments(set, known)
  const checks = keepChecks(definitions)
  const { surroundings } = sound
  const unsound = set.documents.flatMap((document) => (sound.documents.has(document) ? [] : [document.file]))
  const kept: Kept | undefined = checks && { texts: [...texts], checks, surroundings, unsound }
  if (kept !== undefined) writeKept(file, kept, mostKept)
  return problems
}

/** Has the rules go on from what was kept; gives the documents that were sound then. */
function resume(kept: Kept | undefined, load: (texts: DocumentTexts) => DocumentSet): SoundDocuments | undefined {
  if (kept === undefined) return undefined
  const { texts, checks, surroundings, unsound } = kept
  const set = load(new Map(texts))
  resumeChecks(definitions, set, checks)
  return { surroundings, documents: new Set(set.documents.filter(({ file }) => !unsound.includes(file))) }
}

/** Undefined where one of the files cannot be read: that is a problem of its own. */
function readable(root: string): DocumentTexts | undefined {
  try {
    return readTexts(root)
  } catch {
    return undefined
  }
}
