import type { Unpictured } from "../../domain/bench"
import type { DeskStore } from "../DeskStore"
import { isFields, within } from "../json"

const newName = "新しい状態"

/** Writes a state into a screen's document, that shows what none shows or is like its first one, and opens it to be changed. */
export async function makeSample(
  store: DeskStore,
  { screen, sample }: Pick<Unpictured, "screen" | "sample">,
): Promise<void> {
  const file = store.tree.screens.find(({ id }) => id === screen)?.file
  if (file === undefined) return
  await store.want(file)
  const samples = store.document(file)?.["samples"]
  const written = isFields(samples) ? samples : {}
  const name = freeName(Object.keys(written))
  const place = { file, pointer: within("/samples", name) }
  const isWritten = await store.set(place, sample ?? Object.values(written)[0] ?? {})
  if (!isWritten) return
  store.openScreen(screen, name)
  store.select(place)
}

function freeName(taken: readonly string[]): string {
  let [name, number] = [newName, 1]
  while (taken.includes(name)) name = `${newName}${(number += 1)}`
  return name
}
