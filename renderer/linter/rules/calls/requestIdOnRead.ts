import { error, isWrite } from "../../kit"

export const requestIdOnRead = error(
  "request-id-on-read",
  "Only a write has a request id that it could go without.",
  function* ({ set }) {
    for (const call of set.all("call"))
      if (call.document.requestId === false && !isWrite(call)) yield { document: call, pointer: "/requestId" }
  },
)
