import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { CommandError } from "../failure"
import { madeOf } from "./keys"

const note = "made-of.txt"

/** Notes in the folder of an app what it was built of. */
export const noteMadeOf = (app: string, root: string): void => writeFileSync(join(app, note), madeOf(root))

/** Whether an app that is built already is what would be built now. Refuses a folder that holds none. */
export function isBuiltOf(app: string, root: string): boolean {
  if (!existsSync(join(app, "index.html")))
    throw new CommandError(`「${app}」に、組み立てたアプリがありません。${howToBuild(app)}`)
  const file = join(app, note)
  return existsSync(file) && readFileSync(file, "utf8") === madeOf(root)
}

export const howToBuild = (app: string): string => `npm run screens -- build --preview ${app} で組み立ててください。`
