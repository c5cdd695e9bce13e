import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import type { Plugin } from "vite"

/**
 * Installs what others made beside the project, once: nothing else needs it.
 *
 * @param name of the folder for these packages
 * @param packages versions by name
 * @returns the folder of their packages; undefined where no registry answers.
 */
export function bringPackages(name: string, packages: Readonly<Record<string, string>>): string | undefined {
  const folder = resolve(".cache/peers", name)
  const installed = join(folder, "node_modules")
  if (Object.keys(packages).every((one) => existsSync(join(installed, one)))) return installed
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies: packages }))
  try {
    // Some name an older React as theirs; all draw with the one at hand.
    execFileSync("npm", ["install", "--legacy-peer-deps", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"], {
      cwd: folder,
      stdio: "ignore",
    })
    return installed
  } catch {
    return undefined
  }
}

/** Finds packages where they were installed, for the pages that name them. */
export const installedPackages = (installed: string, isAsked: (id: string, importer: string) => boolean): Plugin => ({
  name: "installed-packages",
  enforce: "pre",
  resolveId(id, importer = "") {
    return isAsked(id, importer) ? this.resolve(id, join(installed, "../page.js"), { skipSelf: true }) : undefined
  },
})
