import { error } from "../../kit"

export const callPathWrong = error(
  "call-path-wrong",
  "Paths of calls start at the client's base URL.",
  function* ({ set }) {
    for (const call of set.all("call")) {
      const { path } = call.document
      if (/^\/\/|:\/\/|\.\.|[\s?#\\]/.test(path) || path === "")
        yield { document: call, pointer: "/path", values: { path } }
    }
  },
)
