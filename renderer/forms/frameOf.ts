import type { ComponentType } from "react"
import type { ControlFrame, ControlProps } from "./control"

const frames: readonly unknown[] = ["label", "group", "bare", "plain"] satisfies readonly ControlFrame[]
const isFrame = (value: unknown): value is ControlFrame => frames.includes(value)

/** How a control wants to be framed: its static property `frame`, else a label. */
export function frameOf(control: ComponentType<ControlProps> | undefined): ControlFrame {
  const frame: unknown = control !== undefined && "frame" in control ? control.frame : undefined
  return isFrame(frame) ? frame : "label"
}
