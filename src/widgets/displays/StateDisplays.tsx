import type { ReactNode } from "react"
import { Icon } from "../../icons/Icon"
import { ButtonsDisplay, PartButton, SmallButton, type ButtonPart } from "./ButtonDisplay"
import { IllustrationDisplay } from "./PictureDisplays"

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
      ) : (
        <IllustrationDisplay name={illustration ?? "empty-list"} />
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
  readonly number?:
    | { readonly label: string; readonly value?: unknown; readonly button?: ButtonPart | undefined }
    | undefined
  readonly body?: ReactNode
}

export function ResultDisplay({ icon, heading, text, number, body }: ResultProps) {
  return (
    <div className="k-result">
      <IllustrationDisplay name={`result-${icon}`} />
      <h1 className="k-result__heading" tabIndex={-1}>
        {heading}
      </h1>
      {text !== undefined && <p className="k-result__text">{text}</p>}
      {number && (
        <dl className="k-result__number">
          <dt>{number.label}</dt>
          <dd>
            {String(number.value ?? "―")}
            <SmallButton button={number.button} />
          </dd>
        </dl>
      )}
      {body !== undefined && <div className="k-result__body k-stack">{body}</div>}
    </div>
  )
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
