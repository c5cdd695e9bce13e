import { error, suggestion, within } from "../../kit"

/** What links begin with that no webview has to know. */
const usual = ["https", "tel", "mailto", "sms"]

const schemeOf = (link: string): string | undefined => /^([a-z][a-z0-9+.-]*):/i.exec(link)?.[1]

export const linkSchemeUnknown = error(
  "link-scheme-unknown",
  "Links begin with https, tel, mailto, sms or a scheme of the host.",
  function* ({ set }) {
    for (const document of set.all("app")) {
      const { links, schemes } = document.document
      const known = [...usual, ...Object.values(schemes).flatMap((link) => schemeOf(link) ?? [])]
      for (const [name, link] of Object.entries(links)) {
        const found = schemeOf(link)
        // What is dangerous is told as such.
        if (
          found === undefined ||
          known.includes(found) ||
          /^(?:http|javascript|data|vbscript|file|blob)$/i.test(found)
        )
          continue
        yield { document, pointer: within("/links", name), values: { name, found, ...suggestion(found, known) } }
      }
    }
  },
)
