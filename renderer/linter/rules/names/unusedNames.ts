import { suggestion, warning, within } from "../../kit"
import { type Given, givenBy, misspeltNames, places, unusedOf, usesOf } from "./givenNames"

/** What nothing uses is most often misspelt here: the name that is used and given nowhere is meant. */
const unused = <const Name extends Given>(of: Name, about: string) =>
  warning(`${of}-unused`, about, function* (context) {
    const { kind, part } = places[of]
    for (const document of context.set.all(kind)) {
      const given = givenBy(document, of)
      const uses = new Set(context.facts.get(context, usesOf, of).map(({ name }) => name))
      const missing = [...uses].filter((name) => !given.includes(name))
      const told = misspeltNames(context, of)
      for (const name of unusedOf(context, of, given))
        if (!Object.hasOwn(told, name))
          yield { document, pointer: within(part, name), values: { name, ...suggestion(name, missing) } }
    }
  })

export const unusedNames = [
  unused("client", "Every client of errors.json is one that a call goes to."),
  unused("token", "Every shared word stands in some text."),
  unused("link", "Every link leads somewhere from some screen."),
  unused("condition", "Every named condition is used."),
] as const
