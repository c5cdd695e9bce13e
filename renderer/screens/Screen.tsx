import { observer } from "mobx-react-lite"
import { createElement, Fragment, type ReactNode } from "react"
import type { CompiledBlock } from "../language/compiled"
import { BlockList } from "./BlockList"
import { RetryBlock } from "./RetryBlock"
import { ScreenProvider } from "./ScreenContext"
import { screenPhase, type ScreenPhase } from "./screenPhase"
import type { ScreenState } from "./ScreenState"

interface ScreenProps {
  readonly state: ScreenState
  /** What the app draws above the body, inside the screen's root element. */
  readonly header?: ReactNode
  readonly direction?: "forward" | "back" | "none"
  /** True while something outside the screen is still to happen before it counts as settled. */
  readonly unsettled?: boolean
}

/** A screen from its document. The root element says which screen it is, and when it is settled. */
export const Screen = observer(function Screen({ state, header, direction = "none", unsettled = false }: ScreenProps) {
  const { id, module, isSettled, waiting } = state
  const phase = screenPhase(state)
  const settled = isSettled && !unsettled ? { "data-settled": "true" } : {}
  const footer = phase.kind === "body" || phase.kind === "empty" ? module.screen.footer : []
  return (
    <ScreenProvider value={state}>
      <div
        className="k-screen"
        data-screen={id}
        data-layout={module.screen.layout}
        data-direction={direction}
        {...settled}
      >
        {header}
        <main className="k-body" aria-busy={waiting > 0}>
          <ScreenBody state={state} phase={phase} />
        </main>
        {footer.length > 0 && <ScreenFooter state={state} blocks={footer} />}
      </div>
    </ScreenProvider>
  )
})

function ScreenFooter({ state, blocks }: { readonly state: ScreenState; readonly blocks: readonly CompiledBlock[] }) {
  return (
    <footer className="k-footer">
      <BlockList blocks={blocks} scope={state.scope} />
    </footer>
  )
}

function ScreenBody({ state, phase }: { readonly state: ScreenState; readonly phase: ScreenPhase }): ReactNode {
  switch (phase.kind) {
    case "blocked":
      return null
    case "loading":
      return <Skeletons state={state} shapes={phase.shapes} />
    case "failed":
      return <RetryBlock state={state} data={phase.data} />
    case "empty":
      return <BlockList key="empty" blocks={phase.body} scope={state.scope} />
    case "body":
      return <BlockList key="body" blocks={state.module.screen.body} scope={state.scope} />
  }
}

/** Shapes of what comes; screen readers hear one word instead. */
function Skeletons({ state, shapes }: { readonly state: ScreenState; readonly shapes: readonly string[] }) {
  const { registry, app } = state.host
  const drawn = shapes.map((name, index) => {
    const shape = Object.hasOwn(registry.skeletons, name) ? registry.skeletons[name] : undefined
    return <Fragment key={index}>{shape && createElement(shape)}</Fragment>
  })
  return (
    <>
      <p className="k-hidden-text">{app.interface["loading"]}</p>
      {drawn}
    </>
  )
}
