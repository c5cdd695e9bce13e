import { Component, type ReactNode } from "react"
import { LastWords } from "./LastWords"

interface PageBoundaryProps {
  /** Another place gets a new chance. */
  readonly place: unknown
  readonly children: ReactNode
}

interface PageBoundaryState {
  readonly failure: { readonly error: unknown } | undefined
  readonly place: unknown
}

/** Stands around the page: where it cannot be drawn at all, the last words are. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failure: undefined, place: this.props.place }

  static getDerivedStateFromProps({ place }: PageBoundaryProps, state: PageBoundaryState): PageBoundaryState | null {
    return state.place === place ? null : { place, failure: undefined }
  }

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { failure: { error } }
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? <LastWords error={failure.error} /> : this.props.children
  }
}
