import {
  type Context,
  isText,
  type LoadedDocument,
  only,
  type ReferenceOf,
  referencesIn,
  same,
  warning,
} from "../../kit"
import { areNeverTogether, conditionsAround, type Drawn } from "./neverTogether"
import { nameOfPart } from "./nameOfPart"

type Block = ReferenceOf<"block">

/** Whether it draws the main heading of its screen. */
function isMainHeading({ block, definition }: Block): boolean {
  const wanted = definition?.mainHeading
  if (typeof wanted !== "object") return wanted === true
  return Object.entries(wanted).every(([name, value]) => same(block[name], value))
}

/** Whether the heading takes the place of the screen's title: in its body, outside of list rows. Anywhere else there would be two. */
const isKnown = ({ document, pointer, local }: Block): boolean =>
  document.kind === "screen" && local === undefined && /^\/(?:body|data\/[^/]+\/empty\/body)\//.test(pointer)

const mainHeadingsIn = (context: Context, document: LoadedDocument): readonly Block[] =>
  only(referencesIn(context, document), "block").filter(
    (one) => isMainHeading(one) && !one.pointer.startsWith("/samples/"),
  )

/** Who wrote a condition for each meant them to exclude each other; where one has none, it has to be proven. */
function areApart(context: Context, document: Drawn, [one, other]: readonly [Block, Block]): boolean {
  const [own, others] = [conditionsAround(context, one), conditionsAround(context, other)]
  const haveEach = own.some((when) => !others.includes(when)) && others.some((when) => !own.includes(when))
  return haveEach || areNeverTogether(context, document, [one, other])
}

const saidIn = ({ block }: Block): string => [block["text"], block["heading"]].find(isText) ?? nameOfPart(block)

export const mainHeadingRepeated = warning(
  "main-heading-repeated",
  "A screen has one main heading at a time.",
  function* (context) {
    const { set } = context
    for (const document of [...set.all("screen"), ...set.all("sheet"), ...set.all("form")]) {
      const before: Block[] = []
      for (const heading of mainHeadingsIn(context, document)) {
        const { pointer } = heading
        const name = saidIn(heading)
        if (!isKnown(heading)) {
          yield { document, pointer, values: { name } }
          continue
        }
        const first = before.find((other) => !areApart(context, document, [other, heading]))
        before.push(heading)
        if (first !== undefined) yield { document, pointer, values: { name, first: saidIn(first) } }
      }
    }
  },
)
