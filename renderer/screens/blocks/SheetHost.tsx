import { observer } from "mobx-react-lite"
import { useState, type ReactNode } from "react"
import { resolveText } from "../../expressions/resolveText"
import type { CompiledSheet } from "../../model/compiled"
import type { RenderSheet, SheetContent } from "../../model/registry"
import type { Scope } from "../../model/scope"
import type { ScreenRuntime } from "../actions/Run"
import { createTapActions } from "../actions/tapActions"
import { ScreenContext } from "../ScreenContext"
import { renderBlocks } from "./Blocks"
import { renderRich } from "./richText"

/** Draws a named sheet of the screen in a frame of the app's; undefined where no document has it. */
export function sheetRenderer(runtime: ScreenRuntime, name: string, scope: Scope): RenderSheet | undefined {
  const sheet = runtime.screen.findSheet(name)
  return sheet && ((frame) => <SheetHost runtime={runtime} sheet={sheet} scope={scope} frame={frame} />)
}

interface SheetHostProps {
  readonly runtime: ScreenRuntime
  readonly sheet: CompiledSheet
  readonly scope: Scope
  readonly frame: (content: SheetContent) => ReactNode
}

const SheetHost = observer(function SheetHost({ runtime, sheet, scope, frame }: SheetHostProps) {
  const { screen } = runtime
  const [tapActions] = useState(() => createTapActions(runtime, { at: `sheet ${sheet.id}` }))
  const [buttons] = useState(() => sheet.buttons.map((button) => ({ ...button, node: { "@do": button.tap } })))
  const { title, subtitle, body, footer = [] } = sheet
  const content: SheetContent = {
    title: resolveText(title, scope, screen.formatting),
    ...(subtitle === undefined ? {} : { subtitle: renderRich(subtitle, scope, screen) }),
    ...(body.length === 0 ? {} : { body: renderBlocks(body, scope) }),
    ...(footer.length === 0 ? {} : { footer: renderBlocks(footer, scope) }),
    buttons: buttons.map(({ key, label, style, closes = false, node }) => ({
      key,
      label: resolveText(label, scope, screen.formatting),
      style,
      closes,
      tap: tapActions(node, scope, { key, analytics: undefined }),
    })),
  }
  const drawn = frame(content)
  const { watch } = screen.host
  return <ScreenContext value={runtime}>{watch ? watch(`sheet ${sheet.id}`, drawn) : drawn}</ScreenContext>
})
