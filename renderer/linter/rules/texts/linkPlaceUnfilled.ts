import {
  type Context,
  error,
  isText,
  linksOf,
  only,
  referencesIn,
  topicOf,
  unknownName,
  handedValues,
  type Violation,
  within,
} from "../../kit"

/** Names of the values that actions give a link, by its name. */
const given = topicOf<readonly string[]>("given", (context, document) =>
  only(referencesIn(context, document), "action").flatMap(({ action }) => {
    const { link } = action
    return isText(link) ? [[link, Object.keys(handedValues(action))] as const] : []
  }),
)

const placesIn = (link: string): readonly string[] => Array.from(link.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name)

/** Without tokens, which app.json itself fills in. */
const withoutTokens = (link: string): string => link.replaceAll(/\{\{[^{}]*\}\}/g, "")

/** A bracket that nothing closes, or that holds more than a name. */
const isBroken = (link: string): boolean => /[{}]/.test(link.replaceAll(/\{\w+\}/g, ""))

/** A place that nobody fills is misspelt in app.json. */
function* filledByNobody(context: Context): Iterable<Violation> {
  for (const document of context.set.all("app"))
    for (const [link, written] of Object.entries(document.document.links)) {
      const address = withoutTokens(written)
      const pointer = within("/links", link)
      if (isBroken(address)) yield { document, pointer, values: { link, address } }
      const users = context.facts.get(context, given, link)
      const known = [...new Set(users.flat())].filter((name) => !placesIn(address).includes(name))
      for (const place of placesIn(address))
        if (users.length > 0 && users.every((names) => !names.includes(place)))
          yield { document, pointer, values: { link, ...unknownName(place, known) } }
    }
}

/** One that others fill is forgotten, or misspelt, by who opens the link. */
function* filledByOthers(context: Context): Iterable<Violation> {
  const links = linksOf(context)
  for (const document of context.set.documents)
    for (const { pointer, action } of only(referencesIn(context, document), "action")) {
      const link = isText(action["link"]) ? action["link"] : ""
      const places = placesIn(withoutTokens(links[link] ?? ""))
      if (places.length === 0) continue
      const own = Object.keys(handedValues(action))
      const users = context.facts.get(context, given, link)
      const left = own.filter((name) => !places.includes(name))
      for (const place of places.filter((name) => !own.includes(name) && users.some((names) => names.includes(name))))
        yield { document, pointer: within(pointer, "link"), values: { link, name: place, known: left } }
    }
}

export const linkPlaceUnfilled = error(
  "link-place-unfilled",
  "Places of a link, {NAME}, are filled by every action that opens it.",
  function* (context) {
    yield* filledByNobody(context)
    yield* filledByOthers(context)
  },
)
