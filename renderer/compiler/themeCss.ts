import { isRecord, toRecord } from "./compile/context"
import type { DocumentSet } from "./types"

/** Custom properties of theme.json: what the system prefers, unless `data-theme` on the root says otherwise. */
export function createThemeCss(set: DocumentSet): string {
  const theme = toRecord(set.find("theme", "theme")?.document)
  const dark = declarations(theme["dark"])
  return [
    `:root{color-scheme:light dark;${declarations(theme["tokens"])}${declarations(theme["light"])}}`,
    `:root[data-theme="light"]{color-scheme:light}`,
    `:root[data-theme="dark"]{color-scheme:dark;${dark}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme="light"]){${dark}}}`,
    "",
  ].join("\n")
}

/** Only names and values that cannot leave their declaration. */
function declarations(values: unknown): string {
  if (!isRecord(values)) return ""
  const entries = Object.entries(values).filter(
    ([name, value]) => /^[a-z][a-z0-9-]*$/.test(name) && typeof value === "string" && /^[^;{}<>\\]*$/.test(value),
  )
  return entries.map(([name, value]) => `--${name}:${String(value)};`).join("")
}
