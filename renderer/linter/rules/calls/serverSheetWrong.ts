import { error, firstMismatch, schemaIn, within } from "../../kit"

export const serverSheetWrong = error(
  "server-sheet-wrong",
  "A sheet that a server sends with a business code is as errors.json says of the server's client.",
  function* (context) {
    const errors = context.set.find("errors", "errors")
    for (const call of errors === undefined ? [] : context.set.all("call")) {
      const declared = errors?.document.clients[call.document.client]?.sheet
      if (errors === undefined || declared === undefined) continue
      const schema = schemaIn(context, errors, declared)
      for (const [code, { sheet }] of Object.entries(call.document.codes ?? {})) {
        const mismatch = sheet === undefined ? undefined : firstMismatch(schema, sheet)
        if (mismatch === undefined) continue
        const { pointer, keyword, detail } = mismatch
        yield { document: call, pointer: within("/codes", code, "sheet") + pointer, values: { code, keyword, detail } }
      }
    }
  },
)
