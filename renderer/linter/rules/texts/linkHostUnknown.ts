import { isList, unknownName, warning, within } from "../../kit"

/** Host of an address, whose places `{NAME}` are filled later. */
function hostOf(link: string): string | undefined {
  return URL.canParse(link) && link.startsWith("https://") ? new URL(link).host : undefined
}

export const linkHostUnknown = warning(
  "link-host-unknown",
  "Links lead to a host of `constants.allowedHosts`.",
  function* ({ set }) {
    for (const document of set.all("app")) {
      const known = document.document.constants["allowedHosts"]
      if (!isList(known)) continue
      for (const [name, link] of Object.entries(document.document.links)) {
        const host = hostOf(link)
        if (host !== undefined && !known.includes(host))
          yield {
            document,
            pointer: within("/links", name),
            values: { ...unknownName(host, known.map(String)), name, found: host },
          }
      }
    }
  },
)
