import { Component, type ReactNode } from "react"
import { createRoot as createPreactRoot } from "react-dom/client"
import { drawAsInReact } from "./asInReact"

interface Root {
  render(drawn: ReactNode): void
  unmount(): void
}

/** Where a page is drawn. What nothing on it has caught is told to `onUncaughtError`, and nothing of it is left. */
export function createRoot(container: Element, onUncaughtError?: (error: unknown) => void): Root {
  drawAsInReact(container.ownerDocument)
  const root = createPreactRoot(container)
  return {
    render: (drawn) =>
      root.render(onUncaughtError ? <RootBoundary onError={onUncaughtError}>{drawn}</RootBoundary> : drawn),
    unmount: () => root.unmount(),
  }
}

interface RootBoundaryProps {
  readonly children: ReactNode
  onError(error: unknown): void
}

class RootBoundary extends Component<RootBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children
  }
}
