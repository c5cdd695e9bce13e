import type { DocumentSet } from "./types"

/** Custom properties of theme.json: what the system prefers, unless `data-theme` on the root says otherwise. */
export function createThemeCss(set: DocumentSet): string {
  const theme = set.find("theme", "theme")?.document
  const dark = declarations(theme?.dark)
  return [
    `:root{color-scheme:light dark;${declarations(theme?.tokens)}${declarations(theme?.light)}}`,
    `:root[data-theme="light"]{color-scheme:light}`,
    `:root[data-theme="dark"]{color-scheme:dark;${dark}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme="light"]){${dark}}}`,
    "",
  ].join("\n")
}

/** Only names and values that cannot leave their declaration. */
const declarations = (values: Readonly<Record<string, string>> = {}): string =>
  Object.entries(values)
    .filter(([name, value]) => /^[a-z][a-z0-9-]*$/.test(name) && /^[^;{}<>\\]*$/.test(value))
    .map(([name, value]) => `--${name}:${value};`)
    .join("")
