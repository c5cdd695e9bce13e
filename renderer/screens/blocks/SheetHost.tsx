import { observer } from "mobx-react-lite"
import { useState, type ReactNode } from "react"
import { resolveText } from "../../expressions/resolveText"
import type { Scope } from "../../model/scope"
import type { CompiledSheet } from "../../model/compiled"
import type { RenderSheet, SheetContent } from "../../model/registry"
import { BlockList } from "./BlockList"
import { createBlockResolver } from "./blockResolver"
import { renderRich } from "./renderRich"
import type { Resolver } from "../resolve"
import { ScreenProvider } from "../ScreenContext"
import type { ScreenState } from "../state/ScreenState"

/** Draws a named sheet of the screen in a frame of the app's; undefined where no document has it. */
export function renderSheet(screen: ScreenState, name: string, scope: Scope): RenderSheet | undefined {
  const sheet = screen.findSheet(name)
  return sheet && ((frame) => <SheetHost screen={screen} sheet={sheet} scope={scope} frame={frame} />)
}

interface SheetHostProps {
  readonly screen: ScreenState
  readonly sheet: CompiledSheet
  readonly scope: Scope
  readonly frame: (parts: SheetContent) => ReactNode
}

const SheetHost = observer(function SheetHost({ screen, sheet, scope, frame }: SheetHostProps) {
  const [tools] = useState(() => createBlockResolver(screen, { at: `sheet ${sheet.id}` }))
  const [actions] = useState(() => sheet.buttons.map(({ tap }) => ({ "@do": tap })))
  return <ScreenProvider value={screen}>{frame(contentOf({ sheet, scope, tools, screen, actions }))}</ScreenProvider>
})

interface Drawing {
  readonly screen: ScreenState
  readonly sheet: CompiledSheet
  readonly scope: Scope
  readonly tools: Resolver
  readonly actions: readonly { readonly "@do": CompiledSheet["buttons"][number]["tap"] }[]
}

function contentOf({ screen, sheet, scope, tools, actions }: Drawing): SheetContent {
  const { title, subtitle, body, buttons } = sheet
  return {
    title: resolveText(title, scope, tools.formatting),
    ...(subtitle === undefined ? {} : { subtitle: renderRich(subtitle, scope, screen) }),
    ...(body.length === 0 ? {} : { body: <BlockList blocks={body} scope={scope} /> }),
    buttons: buttons.map(({ key, label, style, tap }, index) => ({
      key,
      label: resolveText(label, scope, tools.formatting),
      style,
      does: tap.map((action) => action.do),
      tap: tools.actions(actions[index] ?? { "@do": [] }, scope, { key, analytics: undefined }),
    })),
  }
}
