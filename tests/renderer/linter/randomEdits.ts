import type { Json } from "../../../renderer/model/documents"
import { valueAt, within } from "../../../renderer/model/pointer"
import type { Random } from "../../../src/domain/random"
import { type Edit, removed } from "./support"
import type { Files } from "./zoo"

function* pointersIn(value: Json, pointer = ""): Generator<string> {
  if (typeof value !== "object" || value === null) return
  for (const [name, child] of Object.entries<Json>(value)) {
    const place = within(pointer, name)
    yield place
    yield* pointersIn(child, place)
  }
}

const nameOf = (pointer: string): string => pointer.slice(pointer.lastIndexOf("/") + 1)

/** Texts that documents hold, by the property that holds them: an edit may say one in place of another. */
export function textsIn(files: Files): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>()
  for (const content of Object.values(files))
    for (const pointer of pointersIn(content)) {
      const value = valueAt(content, pointer)
      if (typeof value === "string") texts.set(nameOf(pointer), [...(texts.get(nameOf(pointer)) ?? []), value])
    }
  return texts
}

/** Mostly another name, path or text where one stood; now and then what cannot stand there, or nothing. */
export function anEdit(content: Json, texts: ReadonlyMap<string, readonly string[]>, random: Random): Edit {
  const pointers = [...pointersIn(content)]
  const written = pointers.filter((pointer) => typeof valueAt(content, pointer) === "string")
  if (written.length > 0 && random.whole(10) < 7) {
    const place = random.pick(written)
    return [place, random.pick(texts.get(nameOf(place)) ?? [""])]
  }
  return pointers.length === 0 ? ["/id", "x"] : [random.pick(pointers), random.pick([removed, removed, 0, [], {}, "x"])]
}
