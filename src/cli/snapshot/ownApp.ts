import { existsSync, readdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { isRunning } from "../isRunning"

/** The folder of an app that this run builds for itself: several runs may draw at once. */
export const ownApp = (cache: string): string => join(cache, `app-${process.pid}`)

/** What each address loads is noted beside the folder. */
export function removeApp(folder: string): void {
  for (const left of [folder, `${folder}.preloads.json`]) rmSync(left, { recursive: true, force: true })
}

/** A run that was broken off leaves its app behind: nobody else takes it away. */
export function removeLeftApps(cache: string): void {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const pid = /^app-(\d+)(?:\.preloads\.json)?$/.exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(cache, name), { recursive: true, force: true })
  }
}
