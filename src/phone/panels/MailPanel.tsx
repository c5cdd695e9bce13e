import type { Mail } from "../sandbox"
import { clockTime, PanelGroup } from "./PanelGroup"

/** The mailbox of the customer: everything that the broker has sent, the newest first. */
export function MailPanel({ letters }: { readonly letters: readonly Mail[] }) {
  return (
    <PanelGroup title="届いたメール・SMS">
      {letters.length === 0 && <p className="p-hint">まだ届いていません。</p>}
      <ul className="p-letters">
        {letters.toReversed().map((letter, index) => (
          <li key={index} className="p-letter">
            <p className="p-letter__head">
              {letter.to}
              <time>{clockTime(letter.at)}</time>
            </p>
            {letter.code && (
              <p className="p-letter__code">
                <span className="k-hidden-text">認証コード </span>
                {letter.code}
              </p>
            )}
            <p className="p-letter__text">{letter.text}</p>
          </li>
        ))}
      </ul>
    </PanelGroup>
  )
}
