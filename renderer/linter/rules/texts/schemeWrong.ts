import { error, suggestion, within } from "../../kit"

const shape = /^([a-z][a-z0-9+.-]*):\/\/[\w./-]*$/i
const ofTheWeb = /^(?:https?|javascript|data|file|blob|about)$/i

/** What stands before `://`; undefined where that is none, or one of the web. */
function schemeOf(link: string): string | undefined {
  const scheme = shape.exec(link)?.[1]
  return scheme === undefined || ofTheWeb.test(scheme) ? undefined : scheme
}

/** The one that most of them have. */
function usual(schemes: readonly string[]): string | undefined {
  const count = (scheme: string) => schemes.filter((one) => one === scheme).length
  const [most] = schemes.toSorted((one, other) => count(other) - count(one))
  return most !== undefined && count(most) > 1 ? most : undefined
}

export const schemeWrong = error(
  "scheme-wrong",
  "Links to the host have a scheme of the host's own, all of them the same.",
  function* ({ set }) {
    for (const document of set.all("app")) {
      const links = Object.entries(document.document.schemes)
      const most = usual(links.flatMap(([, link]) => schemeOf(link) ?? []))
      for (const [name, link] of links) {
        const scheme = schemeOf(link)
        if (scheme !== undefined && (most === undefined || scheme === most)) continue
        const [found, known] = [scheme ?? link, most ?? "app-name"]
        const example = `${known}://${name}`
        const near = scheme === undefined ? {} : suggestion(scheme, [known])
        yield { document, pointer: within("/schemes", name), values: { name, found, known, example, ...near } }
      }
    }
  },
)
