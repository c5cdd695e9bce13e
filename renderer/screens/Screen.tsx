import { observer } from "mobx-react-lite"
import { createElement, Fragment, useMemo, type ReactNode } from "react"
import type { CompiledBlock, CompiledSkeleton } from "../model/compiled"
import { createRuntime } from "./actions/runActions"
import { renderBlocks } from "./blocks/Blocks"
import { RetryBlock } from "./blocks/RetryBlock"
import { ScreenContext } from "./ScreenContext"
import { blocksAhead } from "./state/blocksAhead"
import { steadyBlocks, type ScreenPhase } from "./state/screenPhase"
import type { ScreenState } from "./state/ScreenState"
import { useDrawnPhase } from "./useDrawnPhase"

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
  const { id, module, isIdle, waiting } = state
  const runtime = useMemo(() => createRuntime(state), [state])
  const phase = useDrawnPhase(state)
  const settled = isIdle && !unsettled ? { "data-settled": "true" } : {}
  return (
    <ScreenContext value={runtime}>
      <div
        className="k-screen"
        data-screen={id}
        data-layout={module.screen.layout}
        data-turns={module.screen.header.rotate || undefined}
        data-direction={direction}
        {...settled}
      >
        {header}
        <main className="k-body" aria-busy={waiting > 0}>
          {renderBody(state, phase)}
        </main>
        {renderFooter(state, phase)}
      </div>
    </ScreenContext>
  )
})

function renderBody(state: ScreenState, phase: ScreenPhase): ReactNode {
  const { scope, module } = state
  if (phase.kind === "blocked") return <Redirecting text={state.host.app.interface["loading"]} />
  if (phase.kind === "failed") return <RetryBlock data={phase.data} />
  if (phase.kind === "empty") return <Fragment key="empty">{renderBlocks(phase.body, scope)}</Fragment>
  const steady = steadyBlocks(state)
  return (
    <>
      {renderBlocks(steady, scope)}
      {phase.kind === "loading" ? (
        <Skeletons state={state} shapes={phase.shapes} />
      ) : (
        renderBlocks(module.screen.body.slice(steady.length), scope)
      )}
    </>
  )
}

/** Another screen is on its way: the page says so, and is not blank for as long as that takes. */
function Redirecting({ text }: { readonly text: string | undefined }) {
  return (
    <div className="k-redirecting">
      <span className="k-loader__spinner" aria-hidden="true" />
      <p className="k-hidden-text">{text}</p>
    </div>
  )
}

function renderFooter(state: ScreenState, phase: ScreenPhase): ReactNode {
  const blocks = state.module.screen.footer
  if (blocks.length === 0 || phase.kind === "blocked" || phase.kind === "failed") return null
  if (phase.kind === "loading") return <FooterSkeleton blocks={blocksAhead(blocks, state.scope)} />
  return <footer className="k-footer">{renderBlocks(blocks, state.scope)}</footer>
}

/** The bar at the foot is as high while its buttons are coming as it is with them. */
function FooterSkeleton({ blocks }: { readonly blocks: readonly CompiledBlock[] }) {
  if (blocks.length === 0) return null
  return (
    <footer className="k-footer k-footer--coming" aria-hidden="true">
      {blocks.map(({ at }) => (
        <span key={at} className="k-skeleton__line" data-size="field" />
      ))}
    </footer>
  )
}

/** Shapes of what comes; screen readers hear one text instead. */
function Skeletons({ state, shapes }: { readonly state: ScreenState; readonly shapes: readonly CompiledSkeleton[] }) {
  const { registry, app } = state.host
  return (
    <>
      <p className="k-hidden-text">{app.interface["loading"]}</p>
      {shapes.map(({ shape: name, rows }, index) => {
        const shape = Object.hasOwn(registry.skeletons, name) ? registry.skeletons[name] : undefined
        return <Fragment key={index}>{shape && createElement(shape, rows === undefined ? {} : { rows })}</Fragment>
      })}
    </>
  )
}
