import { error } from "../../kit"

export const effectMissing = error(
  "effect-missing",
  "A call that changes something says so: `effect` is `write`.",
  function* ({ set }) {
    for (const call of set.all("call")) {
      const { method, effect } = call.document
      if (["PUT", "PATCH", "DELETE"].includes(method) && effect === "read")
        yield { document: call, pointer: "/effect", values: { method } }
    }
  },
)
