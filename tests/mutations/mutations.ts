import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** A small breakage that `npm test` has to turn red. */
export interface Mutation {
  readonly id: string
  /** What a customer or a colleague would meet. */
  readonly says: string
  readonly file: string
  /** Stands in the file exactly once. */
  readonly find: string
  readonly replace: string
  /** Tests that should notice, for vitest; without any, all unit tests run. */
  readonly tests?: readonly string[]
  /** The first step that can notice, where that is no unit test. */
  readonly step?: "documents" | "screen states" | "journeys"
  /** States or journeys to begin with. */
  readonly only?: string
}

const folder = import.meta.dirname

/** Every list in this folder. */
export const mutations: readonly Mutation[] = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .flatMap((name) => (JSON.parse(readFileSync(join(folder, name), "utf8")) as { mutations: Mutation[] }).mutations)

/** How often the text that is to be replaced stands in a file. */
export const timesIn = (text: string, { find }: Mutation): number => text.split(find).length - 1

export const mutate = (text: string, { find, replace }: Mutation): string => text.split(find).join(replace)
