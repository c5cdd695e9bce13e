import { useState } from "react"
import { faults } from "../../domain/faults"
import { sandbox, type WaitingFault } from "../sandbox"
import { submitted } from "../submitted"
import { usePolled } from "../usePolled"
import { PanelGroup } from "./PanelGroup"

interface FaultsProps {
  /** By id, with the codes that each can answer. */
  readonly calls: ReadonlyMap<string, readonly string[]>
}

const byCode = "business-code"
const polledMs = 2_000
/** Another function each time: what is asked otherwise is asked at once. */
const anew = () => () => sandbox.faults()

/** Calls that go wrong from now on, once or until it is taken back. */
export function Faults({ calls }: FaultsProps) {
  const [ask, setAsk] = useState(anew)
  const [problem, setProblem] = useState("")
  const waiting = usePolled(ask, polledMs) ?? []
  const [call, setCall] = useState("")
  const [fault, setFault] = useState(Object.keys(faults)[0] ?? "")
  const [chosen, setChosen] = useState("")
  const codes = fault === byCode ? [...new Set([...(calls.get(call.trim()) ?? []), "session_expired"])] : []
  const code = codes.includes(chosen) ? chosen : (codes[0] ?? "")
  const wanted = call.trim() || "*"
  const settle = (work: Promise<unknown>, refusal: string) =>
    work.then(
      () => {
        setProblem("")
        setAsk(anew)
      },
      () => setProblem(refusal),
    )
  const add = (form: FormData) =>
    settle(
      sandbox.addFault({
        call: wanted,
        fault,
        ...(form.get("once") ? { times: 1 } : {}),
        ...(code === "" ? {} : { body: { code } }),
      }),
      wanted === "*" || calls.has(wanted)
        ? notDone
        : `「${wanted}」という通信はありません。一覧から選ぶか、空にしてすべての通信にしてください。`,
    )
  return (
    <PanelGroup title="障害">
      <form className="p-form" onSubmit={submitted((form) => void add(form))}>
        <label className="p-line">
          <span className="p-line__label">通信</span>
          <input
            className="p-input"
            name="call"
            list="calls"
            placeholder="すべて"
            autoComplete="off"
            value={call}
            onChange={(event) => setCall(event.target.value)}
          />
        </label>
        <datalist id="calls">
          {[...calls.keys()].toSorted().map((id) => (
            <option key={id} value={id}>
              {id}
            </option>
          ))}
        </datalist>
        <label className="p-line">
          <span className="p-line__label">内容</span>
          <select className="p-input" name="fault" value={fault} onChange={(event) => setFault(event.target.value)}>
            {Object.entries(faults).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {codes.length > 0 && (
          <label className="p-line">
            <span className="p-line__label">コード</span>
            <select className="p-input" name="code" value={code} onChange={(event) => setChosen(event.target.value)}>
              {codes.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
        )}
        <label className="p-check">
          <input type="checkbox" name="once" defaultChecked />
          1回だけ起こす
        </label>
        <div className="p-actions">
          <button type="submit" className="p-button" data-main>
            障害を起こす
          </button>
          <button type="button" className="p-button" onClick={() => void settle(sandbox.clearFaults(), notDone)}>
            すべて解除する
          </button>
        </div>
      </form>
      <p className="p-hint" role="alert">
        {problem}
      </p>
      <ul className="p-notes" aria-live="polite" aria-label="起きるのを待っている障害">
        {waiting.map((one, index) => (
          <li key={index}>{sayWaiting(one)}</li>
        ))}
      </ul>
    </PanelGroup>
  )
}

const notDone = "できませんでした。サーバーが動いているかを確かめてください。"

function sayWaiting({ call, fault, times, body }: WaitingFault): string {
  const said = [faults[fault] ?? fault, body?.code].filter((words) => words !== undefined).join(" ")
  return `${call === "*" ? "すべての通信" : call}：${said}${times === undefined ? "" : `（あと${times}回）`}`
}
