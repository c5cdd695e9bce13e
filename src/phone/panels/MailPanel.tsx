import type { RefObject } from "react"
import { LineBreaking } from "../../components/shared/LineBreaking"
import { fillCode } from "../device/fillCode"
import type { Mail } from "../sandbox"
import { clockTime, PanelGroup } from "./PanelGroup"

interface MailPanelProps {
  readonly letters: readonly Mail[]
  readonly frame: RefObject<HTMLIFrameElement | null>
}

/** The mailbox of the customer: everything that the broker has sent, the newest first. */
export function MailPanel({ letters, frame }: MailPanelProps) {
  return (
    <PanelGroup title="届いたメール・SMS">
      {letters.length === 0 && <p className="p-hint">まだ届いていません。</p>}
      <ul className="p-letters">
        {letters.toReversed().map((letter, index) => (
          <li key={letters.length - index} className="p-letter">
            <Letter letter={letter} frame={frame} />
          </li>
        ))}
      </ul>
    </PanelGroup>
  )
}

function Letter({ letter, frame }: { readonly letter: Mail } & Pick<MailPanelProps, "frame">) {
  const { from, to, subject, text, code, at } = letter
  return (
    <>
      <p className="p-letter__head">
        <span>
          差出人：
          <LineBreaking text={from} />
        </span>
        <time>{clockTime(at)}</time>
      </p>
      <p className="p-letter__head">
        <span>
          宛先：
          <LineBreaking text={to} />
        </span>
      </p>
      <h3 className="p-letter__subject">{subject}</h3>
      {code && (
        <p className="p-letter__code">
          <span className="k-hidden-text">認証コード </span>
          <span className="p-letter__digits">{code}</span>
          <button type="button" className="p-button" onClick={() => fillCode(frame.current, code)}>
            入力する
          </button>
        </p>
      )}
      <p className="p-letter__text">{text}</p>
    </>
  )
}
