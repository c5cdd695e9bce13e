import { error, within } from "../../kit"

const safe = /^(?:https:\/\/|\/(?!\/)|\{|(?!javascript:|data:|vbscript:|file:|blob:|http:)[a-z][a-z0-9+.-]*:)/i
const hostile = /^\s*(?:javascript|data|vbscript|file|blob|http):/i

/** A telephone dials digits: full-width ones, and dashes that are no hyphens, are mended, and so is a number without `tel:`. */
function dialled(found: string): string | undefined {
  const written = found
    .normalize("NFKC")
    .replaceAll(/[\u2010-\u2015\u2212\u30FC]/g, "-")
    .trim()
  const number = /^(?:tel:)?(\+?\d[\d-]{8,})$/i.exec(written)?.[1]
  return number === undefined || found === `tel:${number}` ? undefined : `tel:${number}`
}

export const linkUnsafe = error(
  "link-unsafe",
  "Links of app.json lead to https, to a path of the app or to a native scheme.",
  function* ({ set }) {
    for (const app of set.all("app")) {
      for (const part of ["links", "schemes"] as const) {
        for (const [name, found] of Object.entries(app.document[part])) {
          const meant = part === "links" ? dialled(found) : undefined
          const isUnsafe = part === "links" && found !== "" && !safe.test(found)
          if (isUnsafe || meant !== undefined || hostile.test(found))
            yield {
              document: app,
              pointer: within("", part, name),
              values: { name, found, ...(meant === undefined ? {} : { meant }) },
            }
        }
      }
    }
  },
)
