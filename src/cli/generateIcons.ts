import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { basename, dirname, join, relative } from "node:path"
import lucide from "lucide-react/dynamicIconImports"
import { CommandError } from "./failure"
import { reExportsOf } from "./reExports"

/** An element of a drawing. */
type Shape = readonly [tag: string, attributes: Readonly<Record<string, string | number>>]

const isKnown = (name: string): name is keyof typeof lucide => Object.hasOwn(lucide, name)

/** The shapes of an icon in a square of 24. */
async function shapesOf(name: string): Promise<readonly Shape[]> {
  if (!isKnown(name))
    throw new CommandError(
      `アイコン集（lucide）に「${name}」はありません。src/icons/icons.ts に書いた名前を確かめてください。`,
    )
  const { __iconData: data } = (await lucide[name]()) as unknown as {
    readonly __iconData: { readonly node: readonly Shape[] }
  }
  return data.node
}

/** The key is a random one, for a list; these are no list. */
const writeShape = ([tag, { key: _key, ...attributes }]: Shape): string =>
  `<${[tag, ...Object.entries(attributes).map(([name, value]) => `${name}=${JSON.stringify(String(value))}`)].join(" ")} />`

function writeDrawing(shapes: readonly Shape[]): string {
  const [first = "", ...others] = shapes.map(writeShape)
  const drawn = others.length === 0 ? first : `<>${[first, ...others].map((shape) => `\n    ${shape}`).join("")}\n  </>`
  return `/** From lucide (ISC licence), written by \`npm run generate\`. */\nexport const drawing = (\n  ${drawn}\n)\n`
}

/** Copies of lucide's drawings come with its licence. */
const readLicence = (): string =>
  readFileSync(join(dirname(createRequire(import.meta.url).resolve("lucide-react/package.json")), "LICENSE"), "utf8")

/**
 * The drawing of each of these icons where `icons.ts` has it from, a file named as in lucide, and the licence beside them, by
 * path below the project's root.
 * @throws CommandError where lucide has none of that name.
 */
export async function generateIcons(
  home: string,
  names: readonly string[],
): Promise<readonly (readonly [path: string, text: string])[]> {
  const findDrawing = reExportsOf(join(home, "src/icons/icons.ts"))
  const drawings = names.map(async (name) => {
    const path = relative(home, findDrawing(name).file)
    return [`${path}.tsx`, writeDrawing(await shapesOf(basename(path)))] as const
  })
  return [...(await Promise.all(drawings)), ["src/icons/drawings/LICENSE", readLicence()]]
}
