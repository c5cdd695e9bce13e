import { faults } from "../../domain/faults"
import { sandbox, type JournalEntry } from "../sandbox"
import type { HostMessage, Phone } from "../usePhone"
import { usePolled } from "../usePolled"
import { clockTime, PanelGroup } from "./PanelGroup"

const polledMs = 1_500
const shown = 60
const names: Readonly<Record<string, string>> = {
  sendLog: "ログ",
  showTopBar: "上部バー",
  link: "リンク",
  stepUp: "本人確認",
}

/** What the app said to its host, and the calls that reached the server. Asked for only while it is on show. */
export function LogPanel({ phone }: { readonly phone: Pick<Phone, "messages"> }) {
  const journal = usePolled(sandbox.journal, polledMs) ?? []
  return (
    <>
      <PanelGroup title="サーバーへの通信">
        {journal.length === 0 && <p className="p-hint">まだ通信していません。</p>}
        <Newest of={journal.length} />
        <ol className="p-log">
          {journal
            .slice(-shown)
            .toReversed()
            .map((entry, index) => (
              <Call key={journal.length - index} entry={entry} />
            ))}
        </ol>
      </PanelGroup>
      <PanelGroup title="アプリからの連絡">
        {phone.messages.length === 0 && <p className="p-hint">まだ連絡はありません。</p>}
        <Newest of={phone.messages.length} />
        <ol className="p-log">
          {phone.messages.slice(0, shown).map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      </PanelGroup>
    </>
  )
}

/** Says that there are more, where there are. */
const Newest = ({ of }: { readonly of: number }) =>
  of > shown && <p className="p-hint">{`${of}件のうち、新しい${shown}件です。`}</p>

/** What testers ordered is called as they ordered it. */
const sayOutcome = (outcome: string): string =>
  outcome.replace(/fault:([\w-]+)/, (_, name: string) => `障害：${faults[name] ?? name}`)

function Call({ entry: { call, at, outcome, payload } }: { readonly entry: JournalEntry }) {
  return (
    <li>
      <details className="p-log__entry">
        <summary>
          <time>{clockTime(at)}</time>
          <span className="p-log__name">{call}</span>
          <span className="p-log__outcome" data-ok={outcome === "ok" || undefined}>
            {sayOutcome(outcome)}
          </span>
        </summary>
        <pre className="p-log__text">{JSON.stringify(payload, null, 2)}</pre>
      </details>
    </li>
  )
}

/** The part of a message that tells it from others: the name of an event, else its beginning. */
function summaryOf(text: string): string {
  const [, name] = /"(?:event_nm|eventName)":"([^"]+)"/.exec(text) ?? []
  return name ?? text.slice(0, 60)
}

function Message({ message: { at, name, text } }: { readonly message: HostMessage }) {
  return (
    <li>
      <details className="p-log__entry">
        <summary>
          <time>{clockTime(at)}</time>
          <span>{names[name] ?? name}</span>
          <span className="p-log__name">{summaryOf(text)}</span>
        </summary>
        <pre className="p-log__text">{text}</pre>
      </details>
    </li>
  )
}
