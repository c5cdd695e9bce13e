import { statSync } from "node:fs"
import { join } from "node:path"

/** Programs as they are installed now, by path, size and date: another version is another line. What is absent has none. */
export function installedPrograms(names: readonly string[], path = process.env["PATH"] ?? ""): readonly string[] {
  const found = names.flatMap((name) => path.split(":").map((folder) => join(folder, name)))
  return found.flatMap((file) => {
    const about = statSync(file, { throwIfNoEntry: false })
    return about?.isFile() === true ? [`${file} ${about.size} ${about.mtimeMs}`] : []
  })
}
