import { Component, type ReactNode } from "react"
import { FatalErrorPage } from "./FatalErrorPage"

interface PageBoundaryProps {
  /** What is on view: another value gets a new chance. */
  readonly resetKey: unknown
  readonly children: ReactNode
}

interface PageBoundaryState {
  readonly failure: { readonly error: unknown } | undefined
  readonly resetKey: unknown
}

/** Stands around the page: where it cannot be drawn at all, the fatal error page does. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failure: undefined, resetKey: this.props.resetKey }

  static getDerivedStateFromProps({ resetKey }: PageBoundaryProps, state: PageBoundaryState): PageBoundaryState | null {
    return state.resetKey === resetKey ? null : { resetKey, failure: undefined }
  }

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { failure: { error } }
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? <FatalErrorPage error={failure.error} /> : this.props.children
  }
}
