// @vitest-environment node
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { runInNewContext } from "node:vm"
import { expect, it } from "vitest"
import { leanIcon } from "../../../../src/cli/chunks/leanIcons"

type Element = readonly [tag: string, attributes: Readonly<Record<string, string>>]

const { resolve } = createRequire(import.meta.url)
const names = [...readFileSync("src/icons/icons.ts", "utf8").matchAll(/lucide-react\/icons\/([a-z0-9-]+)/g)].flatMap(
  ([, name]) => name ?? [],
)

/** What is drawn, as the module's source says it. */
function elementsIn(code: string): readonly Element[] {
  const [, data] = /const __iconData = (\{[\s\S]*?\n\});/.exec(code) ?? []
  return (runInNewContext(`(${data})`) as { readonly node: readonly Element[] }).node
}

/** Some names stand for another one. */
function sourceOf(name: string): string {
  const code = readFileSync(resolve(`lucide-react/icons/${name}`), "utf8")
  const [, other] = /export \{ default \} from '\.\/([a-z0-9-]+)\.mjs'/.exec(code) ?? []
  return other === undefined ? code : sourceOf(other)
}

it.each(names)("keeps all that is drawn of %s, and no key", (name) => {
  const code = sourceOf(name)
  const drawn = elementsIn(code).map(([tag, { key: _key, ...attributes }]) => [tag, attributes])
  const lean = leanIcon(code)
  expect(elementsIn(code).every(([, { key }]) => key !== undefined)).toBe(true)
  expect(drawn.length).toBeGreaterThan(0)
  expect(JSON.parse(JSON.stringify(elementsIn(lean)))).toEqual(JSON.parse(JSON.stringify(drawn)))
  expect(lean).not.toContain("__iconData.node;")
})
