import { Component, type ReactNode } from "react"
import type { CompiledBlock } from "../../model/compiled"
import { errorName } from "../errorName"
import { BrokenBlock } from "./BrokenBlock"

interface BlockBoundaryProps {
  readonly block: CompiledBlock
  readonly children: ReactNode
}

interface BlockBoundaryState {
  /** The block that threw; another document in its place gets a new chance. */
  readonly broken: { readonly detail: string } | undefined
  readonly block: unknown
}

/** Catches what one block throws, so that the rest of the screen lives. */
export class BlockBoundary extends Component<BlockBoundaryProps, BlockBoundaryState> {
  override state: BlockBoundaryState = { broken: undefined, block: this.props.block }

  static getDerivedStateFromProps(
    { block }: BlockBoundaryProps,
    state: BlockBoundaryState,
  ): Partial<BlockBoundaryState> | null {
    return state.block === block ? null : { block, broken: undefined }
  }

  static getDerivedStateFromError(error: unknown): Partial<BlockBoundaryState> {
    return { broken: { detail: errorName(error) } }
  }

  override render(): ReactNode {
    const { broken } = this.state
    if (!broken) return this.props.children
    return <BrokenBlock code="broken-block" at={this.props.block?.at} detail={broken.detail} />
  }
}
