import type { DocumentTexts } from "../../../renderer/compiler"
import { parseJson } from "../../domain/json"
import { createRandom, type Random } from "../../domain/random"
import { type Kind, kinds, mutators, type Surroundings } from "./mutators"
import { gone, pointerOf, valueAt, withValue, type Written, writtenIn } from "./places"

/** A document changed in one place, as somebody might. */
export interface Mutation {
  readonly kind: Kind
  readonly file: string
  readonly pointer: string
  /** What stands there and what is put there, as JSON; an empty text where it is left out. */
  readonly before: string
  readonly after: string
  /** The whole document afterwards. */
  readonly text: string
}

interface Document extends Surroundings {
  readonly file: string
  readonly content: unknown
}

/** Colours and sizes change no part of a page, only its picture: they are looked for in pictures. */
const isChanged = (file: string) => file !== "theme.json"

/** Few documents have no more changes to choose: as often in a row none was found that is not among them. */
const mostMissed = 100

/** So many changes, no two of them alike, of all kinds and all over the documents; the same for the same seed. */
export function chooseMutations(texts: DocumentTexts, count: number, seed: number): readonly Mutation[] {
  const random = createRandom(seed)
  const documents = readAll(texts)
  const places = documents.flatMap((document) => document.written.map((written) => ({ document, written })))
  const all = kinds.map((kind) => [kind, placesOf(kind, places, random)] as const)
  const open = new Map(all.filter(([, found]) => found.length > 0))
  const chosen = new Map<string, Mutation>()
  let missed = 0
  while (chosen.size < count && open.size > 0 && missed < mostMissed) {
    const kind = random.pick([...open.keys()])
    const found = open.get(kind) ?? []
    missed += 1
    for (let tried = 0; tried < 20; tried += 1) {
      const mutation = mutateAt(kind, random.pick(found), random)
      const key = mutation && [mutation.file, mutation.pointer, mutation.after].join(" ")
      if (!mutation || key === undefined || chosen.has(key)) continue
      chosen.set(key, mutation)
      missed = 0
      break
    }
  }
  return [...chosen.values()]
}

type Found = { readonly document: Document; readonly written: Written }

/** Places where a change of that kind can be made: seen by trying. */
function placesOf(kind: Kind, places: readonly Found[], random: Random): readonly Found[] {
  return places.filter((found) => mutateWith(kind, found, random) !== undefined)
}

const mutateWith = (kind: Kind, { document, written }: Found, random: Random) =>
  mutators[kind](written, random, document)

function mutateAt(kind: Kind, found: Found, random: Random): Mutation | undefined {
  const change = mutateWith(kind, found, random)
  if (!change) return
  const { file, content } = found.document
  const before = JSON.stringify(valueAt(content, change.place)) ?? ""
  const after = change.value === gone ? "" : JSON.stringify(change.value)
  if (before === after) return
  const text = JSON.stringify(withValue(content, change.place, change.value), null, 2)
  return { kind, file, pointer: pointerOf(change.place), before, after, text }
}

function readAll(texts: DocumentTexts): readonly Document[] {
  const contents = [...texts].flatMap(([file, text]) => (isChanged(file) ? [{ file, content: parseJson(text) }] : []))
  const all = contents.map(({ file, content }) => ({ file, content, written: writtenIn(content) }))
  const byName = new Map<string, unknown[]>()
  for (const { file, written } of all)
    for (const { place, value } of written) {
      const name = place.findLast((part) => typeof part === "string")
      const known = byName.get(`${kindOf(file)} ${name}`) ?? []
      if (known.length === 0) byName.set(`${kindOf(file)} ${name}`, known)
      known.push(value)
    }
  return all.map((document) => ({
    ...document,
    elsewhere: (name) => byName.get(`${kindOf(document.file)} ${name}`) ?? [],
  }))
}

/** What kind of document a file is, by its name. */
const kindOf = (file: string): string => /\.(\w+)\.json$/.exec(file)?.[1] ?? file
