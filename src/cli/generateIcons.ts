import { readFileSync } from "node:fs"
import { join } from "node:path"
import lucide from "lucide-react/dynamicIconImports"
import { CommandError } from "./failure"

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

/**
 * The drawing of each icon that `icons.ts` has from `drawings/`, under its name in lucide, by path below the project's root.
 * @throws CommandError where lucide has none of that name.
 */
export async function generateIcons(home: string): Promise<readonly (readonly [path: string, source: string])[]> {
  const list = readFileSync(join(home, "src/icons/icons.ts"), "utf8")
  const names = [...list.matchAll(/"\.\/drawings\/([a-z0-9-]+)"/g)].map(([, name = ""]) => name)
  return Promise.all(
    names.map(async (name) => [`src/icons/drawings/${name}.tsx`, writeDrawing(await shapesOf(name))] as const),
  )
}
