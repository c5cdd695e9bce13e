import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { nameOf, type Sample } from "./states"

type Keys = Readonly<Record<string, string>>

/** States that were drawn without a fault, each with the key under which that was so. */
export function openMemory(file: string) {
  const read = (): Keys => (existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Keys) : {})
  const before = read()
  return {
    isKnown: (sample: Sample, key: string): boolean => before[nameOf(sample)] === key,
    /** Takes over what was drawn well, and forgets what was drawn otherwise. */
    note(drawn: readonly { readonly sample: Sample; readonly key: string; readonly isGood: boolean }[]): void {
      const bad = new Set(drawn.filter(({ isGood }) => !isGood).map(({ sample }) => nameOf(sample)))
      // Read again: another run may have drawn others meanwhile.
      const kept = Object.entries(read()).filter(([name]) => !bad.has(name))
      const good = drawn.filter(({ isGood }) => isGood).map(({ sample, key }) => [nameOf(sample), key] as const)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(`${file}.${process.pid}`, JSON.stringify(Object.fromEntries([...kept, ...good]), null, 1))
      renameSync(`${file}.${process.pid}`, file)
    },
  }
}
