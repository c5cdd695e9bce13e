import type { CompiledSheet } from "../../model/compiled"
import { withoutGaps } from "../../model/json"
import type { LoadedDocument } from "../types"
import { compileActions, compileBlocks } from "./compileBlock"
import { compileRich, compileText } from "./compileText"
import type { CompileContext } from "./context"

export function compileSheet({ document, id }: LoadedDocument<"sheet">, context: CompileContext): CompiledSheet {
  const { title, subtitle, body, footer, buttons } = document
  return withoutGaps({
    id,
    title: compileText(title, context),
    subtitle: subtitle === undefined ? undefined : compileRich(subtitle, context),
    body: compileBlocks(body, context, "/body"),
    footer: footer === undefined ? undefined : compileBlocks(footer, context, "/footer"),
    buttons: buttons.map(({ key, label, style, escape, tap }, index) => {
      const closes = escape === true || tap.every((action) => context.definition("action", action.do)?.closes === true)
      return {
        key: key ?? `button-${index + 1}`,
        label: compileText(label, context),
        style,
        ...(closes ? { closes } : {}),
        tap: compileActions(tap, context, `/buttons/${index}/tap`),
      }
    }),
  })
}
