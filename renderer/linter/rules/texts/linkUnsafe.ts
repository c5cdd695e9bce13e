import { error, within } from "../../kit"

const safe = /^(?:https:\/\/|\/(?!\/)|\{|(?!javascript:|data:|vbscript:|file:|blob:|http:)[a-z][a-z0-9+.-]*:)/i
const hostile = /^\s*(?:javascript|data|vbscript|file|blob|http):/i

export const linkUnsafe = error(
  "link-unsafe",
  "Links of app.json lead to https, to a path of the app or to a native scheme.",
  function* ({ set }) {
    for (const app of set.all("app")) {
      for (const part of ["links", "schemes"] as const) {
        for (const [name, found] of Object.entries(app.document[part])) {
          const isUnsafe = part === "links" && found !== "" && !safe.test(found)
          if (isUnsafe || hostile.test(found))
            yield { document: app, pointer: within("", part, name), values: { name, found } }
        }
      }
    }
  },
)
