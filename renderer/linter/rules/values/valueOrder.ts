import { error, pathUses } from "../../kit"

export const valueOrder = error("value-order", "A value of a screen reads only values above it.", function* (context) {
  for (const { document, pointer, path } of pathUses(context)) {
    if (document.kind !== "screen" || !pointer.startsWith("/values/") || !path.startsWith("$values.")) continue
    const names = Object.keys(document.document.values ?? {})
    const [own, read] = [pointer.split("/")[2] ?? "", path.split(".")[1] ?? ""]
    if (names.includes(read) && names.indexOf(read) >= names.indexOf(own))
      yield { document, pointer, values: { name: read, own } }
  }
})
