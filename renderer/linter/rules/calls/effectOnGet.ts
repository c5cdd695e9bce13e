import { error, isWrite } from "../../kit"

export const effectOnGet = error("effect-on-get", "GET changes nothing.", function* ({ set }) {
  for (const call of set.all("call"))
    if (call.document.method === "GET" && isWrite(call)) yield { document: call, pointer: "/effect" }
})
