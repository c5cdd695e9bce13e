import type { ReactNode } from "react"
import { Phrases } from "./Phrases"

interface TextProps {
  readonly text: ReactNode
}

export function LeadDisplay({ text }: TextProps) {
  return (
    <p className="k-lead">
      <Phrases text={text} />
    </p>
  )
}

interface ParagraphProps extends TextProps {
  readonly tone?: "normal" | "soft" | "strong" | "small" | undefined
  readonly align?: "start" | "center" | undefined
  readonly live?: boolean | undefined
}

export function TextDisplay({ text, tone = "normal", align = "start", live }: ParagraphProps) {
  return (
    <p className="k-text" data-tone={tone} data-align={align} role={live ? "status" : undefined}>
      <Phrases text={text} />
    </p>
  )
}

export function NoteDisplay({ text }: TextProps) {
  return (
    <p className="k-note">
      <span aria-hidden="true">※</span>
      <span>
        <Phrases text={text} />
      </span>
    </p>
  )
}
