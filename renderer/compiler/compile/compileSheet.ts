import type { CompiledSheet } from "../../model/compiled"
import type { LoadedDocument } from "../types"
import { compileActions, compileBlocks } from "./compileBlock"
import { compileRich, compileText } from "./compileText"
import { type CompileContext, toList, toRecord, toText, withoutGaps } from "./context"

export function compileSheet({ document, id }: LoadedDocument<"sheet">, context: CompileContext): CompiledSheet {
  return withoutGaps({
    id,
    title: compileText(toText(document.title), context.tokens),
    subtitle: typeof document.subtitle === "string" ? compileRich(document.subtitle, context.tokens) : undefined,
    body: compileBlocks(document.body, context, "/body"),
    buttons: toList(document.buttons).map((source, index) => {
      const { key, label, style, tap } = toRecord(source)
      return {
        key: toText(key, `button-${index + 1}`),
        label: compileText(toText(label), context.tokens),
        style: toText(style, "secondary"),
        tap: compileActions(tap, context, `/buttons/${index}/tap`),
      }
    }),
  })
}
