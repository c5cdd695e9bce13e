import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { chromium } from "playwright"
import { compileDocuments } from "../../../renderer/compiler"
import { definitions } from "../../definitions"
import { openDocuments } from "../documents"
import { findChromium } from "../findChromium"
import type { Places } from "./baselines"
import type { Sample } from "./states"

/** What draws and what judges, below the repository. What serves, checks or writes documents changes no picture. */
const drawing = ["renderer", "src", "vite.config.ts", "package-lock.json"]
const beside = /^(src\/sandbox|src\/contracts|src\/cli\/(?!snapshot|findChromium|problemTexts)|src\/phone)(\/|$)/

const hashOf = (...parts: readonly string[]): string =>
  parts.reduce((hash, part) => hash.update(`${part.length}:`).update(part), createHash("sha256")).digest("base64url")

/** Files below the paths, in a stable order. */
function filesIn(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    if (beside.test(path)) return []
    if (!statSync(path).isDirectory()) return [path]
    const names = readdirSync(path).filter((name) => name !== "node_modules" && !name.startsWith("."))
    return filesIn(names.toSorted().map((name) => `${path}/${name}`))
  })
}

const contents = (files: readonly string[]): readonly string[] =>
  files.flatMap((file) => [file, readFileSync(file, "utf8")])

/** The browser and the fonts of this machine. */
function machine(): readonly string[] {
  const path = findChromium() ?? chromium.executablePath()
  const { size = 0, mtimeMs = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {}
  const fonts = spawnSync("fc-list", ["--format", "%{file} %{fontversion}\n"], { encoding: "utf8" }).stdout
  return [path, String(size), String(mtimeMs), (fonts ?? "").split("\n").toSorted().join("\n"), process.version]
}

/** The file's content, or that it is not there. */
const contentOf = (file: string): string =>
  statSync(file, { throwIfNoEntry: false }) === undefined ? "none" : hashOf(readFileSync(file, "base64"))

/**
 * A key for each state, made of everything that can change its picture or what is said of it: the compiled screen and
 * app, the theme, every source that draws or judges, browser and fonts, and the baselines themselves.
 */
export function createKeys(root: string, places: Places): (sample: Sample) => string {
  const set = openDocuments(root)
  const { appModule, screens } = compileDocuments(set, definitions, { samples: true })
  const theme = set.all("theme").map(({ document }) => JSON.stringify(document))
  const everything = hashOf(...contents(filesIn(drawing)), ...machine(), appModule.code, ...theme)
  return ({ screen, sample }) =>
    hashOf(
      everything,
      screens.get(screen)?.code ?? "",
      ...["dom.txt", "aria.yml"].map((ending) => contentOf(join(places.text, screen, `${sample}.${ending}`))),
      ...["light", "dark"].map((theme) => contentOf(join(places.pixels, screen, `${sample}.${theme}.png`))),
    )
}
