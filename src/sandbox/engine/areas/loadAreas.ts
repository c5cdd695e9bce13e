import { existsSync, readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import type { Handler } from "../calls/handler"
import type { Migration } from "../../../server/database"
import type { CreateArea } from "./area"
import { importModules } from "./areaModules"

const sandboxFolder = join(import.meta.dirname, "../..")

export interface LoadedAreas {
  readonly areas: readonly CreateArea[]
  /** By call id. A call that is not here answers its first sample. */
  readonly handlers: ReadonlyMap<string, Handler>
}

/** Finds every area by its folder: `area.ts`, and one handler or several in each `*.call.ts`. */
export async function loadAreas(): Promise<LoadedAreas> {
  const files = filesBelow("areas", ".ts").filter((file) => basename(file) === "area.ts" || file.endsWith(".call.ts"))
  const modules = await importModules(files)
  const handlers = modules.flatMap(({ handle }) => handle ?? [])
  return {
    areas: modules.flatMap(({ createArea }) => createArea ?? []),
    handlers: new Map(handlers.map((handler) => [handler.call, handler])),
  }
}

/** The steps of the engine and of all areas, in the order of their file names. */
export const readMigrations = (): readonly Migration[] =>
  [...filesBelow("engine/database/migrations", ".sql"), ...filesBelow("areas", ".sql")]
    .map((file) => ({ name: migrationName(file), sql: readFileSync(file, "utf8") }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))

/** @throws for a name without day and number: it would run before those that it builds on, or after what builds on it. */
export function migrationName(file: string): string {
  const name = basename(file, ".sql")
  if (/^\d{4}-\d{2}-\d{2}-\d+-[a-z0-9_-]+$/.test(name)) return name
  throw new Error(`${file} is not named as migrations are: day, number, what it does (2026-11-25-1-keep-amount.sql)`)
}

function filesBelow(folder: string, ending: string): readonly string[] {
  const root = join(sandboxFolder, folder)
  if (!existsSync(root)) return []
  const names = readdirSync(root, { recursive: true, encoding: "utf8" })
  return names
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => join(root, name))
}
