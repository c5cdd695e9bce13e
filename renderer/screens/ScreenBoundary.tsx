import { Component, type ReactNode } from "react"
import type { ScreenModule } from "../model/compiled"
import type { Host } from "../model/host"
import { errorName } from "./errorName"

interface ScreenBoundaryProps {
  readonly host: Host
  readonly module: ScreenModule
  readonly children: ReactNode
}

interface ScreenBoundaryState {
  readonly isBroken: boolean
  readonly module: ScreenModule
}

/** Stands around a screen: where not even its frame can be drawn, one sentence is, and the problem is reported. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { isBroken: false, module: this.props.module }

  static getDerivedStateFromProps(
    { module }: ScreenBoundaryProps,
    state: ScreenBoundaryState,
  ): ScreenBoundaryState | null {
    return state.module === module ? null : { module, isBroken: false }
  }

  static getDerivedStateFromError(): Partial<ScreenBoundaryState> {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown): void {
    const { host, module } = this.props
    host.report({ code: "broken-screen", at: String(module.screen?.file), detail: errorName(error) })
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children
    return (
      <div className="k-screen" data-screen={String(this.props.module.screen?.id)} data-settled="true" data-broken="">
        <main className="k-body">
          <p className="k-broken" role="alert">
            {this.props.host.app.interface["broken-block"]}
          </p>
        </main>
      </div>
    )
  }
}
