import type { ReactNode } from "react"
import { Icon } from "../../icons/Icon"
import { EmptyList } from "../../illustrations/absence"
import { ResultNg, ResultOk, ResultWait } from "../../illustrations/results"
import { ButtonsDisplay, PartButton, SmallButton, type ButtonPart } from "./ButtonDisplay"
import { Phrases } from "./Phrases"
import { IllustrationDisplay, PictureFrame } from "./PictureDisplays"
import { ShownValue } from "./ShownValue"

interface EmptyProps {
  readonly illustration?: string | undefined
  readonly icon?: string | undefined
  readonly title?: string | undefined
  readonly text: ReactNode
  readonly button?: ButtonPart | undefined
}

export function EmptyDisplay({ illustration, icon, title, text, button }: EmptyProps) {
  return (
    <div className="k-empty">
      {icon && !illustration ? (
        <span className="k-empty__icon">
          <Icon name={icon} />
        </span>
      ) : illustration ? (
        <IllustrationDisplay name={illustration} />
      ) : (
        <PictureFrame>
          <EmptyList />
        </PictureFrame>
      )}
      {title && <p className="k-empty__title">{title}</p>}
      <p className="k-empty__text">{text}</p>
      <PartButton button={button} />
    </div>
  )
}

interface ResultProps {
  readonly icon: "ok" | "wait" | "ng"
  readonly heading: ReactNode
  readonly text?: ReactNode
  readonly illustration?: string | undefined
  readonly number?:
    | {
        readonly label: string
        readonly value?: unknown
        readonly format?: string
        readonly button?: ButtonPart | undefined
      }
    | undefined
  readonly body?: ReactNode
}

const pictures = { ok: ResultOk, wait: ResultWait, ng: ResultNg } as const

export function ResultDisplay({ icon, heading, text, illustration, number, body }: ResultProps) {
  const Picture = pictures[icon]
  return (
    <div className="k-result">
      {illustration ? (
        <IllustrationDisplay name={illustration} size="large" />
      ) : (
        <PictureFrame>
          <Picture />
        </PictureFrame>
      )}
      <h1 className="k-result__heading" tabIndex={-1}>
        <Phrases text={heading} />
      </h1>
      {text !== undefined && <p className="k-result__text">{text}</p>}
      {number && (
        <dl className="k-result__number">
          <dt>{number.label}</dt>
          <dd>
            <NumberText number={number} />
            <SmallButton button={number.button} />
          </dd>
        </dl>
      )}
      {body !== undefined && <div className="k-result__body k-stack">{body}</div>}
    </div>
  )
}

function NumberText({ number: { value, format } }: { readonly number: NonNullable<ResultProps["number"]> }) {
  return format === undefined ? String(value ?? "―") : <ShownValue value={value} format={format} />
}

interface WaitingProps {
  readonly text: ReactNode
  readonly sub?: ReactNode
  readonly illustration?: string | undefined
  readonly buttons?: readonly ButtonPart[] | undefined
}

export function WaitingDisplay({ text, sub, illustration, buttons }: WaitingProps) {
  return (
    <div className="k-waiting">
      {illustration && <IllustrationDisplay name={illustration} />}
      <span className="k-waiting__spinner" aria-hidden="true" />
      <div role="status">
        <p className="k-waiting__text">{text}</p>
        {sub !== undefined && <p className="k-waiting__sub">{sub}</p>}
      </div>
      {buttons && <ButtonsDisplay rows={buttons} />}
    </div>
  )
}
