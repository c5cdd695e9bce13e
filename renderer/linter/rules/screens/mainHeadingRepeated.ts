import { type Context, isText, warning } from "../../kit"
import { areNeverTogether, conditionsAround, type Drawn } from "./neverTogether"
import { isInPlaceOfTitle, type MainHeading, mainHeadingsIn } from "./mainHeadings"
import { nameOfPart } from "./nameOfPart"

/** Who wrote a condition for each meant them to exclude each other; where one has none, it has to be proven. */
function areApart(context: Context, document: Drawn, [one, other]: readonly [MainHeading, MainHeading]): boolean {
  const [own, others] = [conditionsAround(context, one), conditionsAround(context, other)]
  const haveEach = own.some((when) => !others.includes(when)) && others.some((when) => !own.includes(when))
  return haveEach || areNeverTogether(context, document, [one, other])
}

const saidIn = ({ block }: MainHeading): string => [block["text"], block["heading"]].find(isText) ?? nameOfPart(block)

export const mainHeadingRepeated = warning(
  "main-heading-repeated",
  "A screen has one main heading at a time.",
  function* (context) {
    const { set } = context
    for (const document of [...set.all("screen"), ...set.all("sheet"), ...set.all("form")]) {
      const before: MainHeading[] = []
      for (const heading of mainHeadingsIn(context, document)) {
        const { pointer } = heading
        const name = saidIn(heading)
        if (!isInPlaceOfTitle(heading)) {
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
