import { useState } from "react"
import { faults } from "../../domain/faults"
import { sandbox } from "../sandbox"
import { submitted } from "../submitted"
import { PanelGroup } from "./PanelGroup"

interface FaultsProps {
  /** By id, with the codes that each can answer. */
  readonly calls: ReadonlyMap<string, readonly string[]>
}

const byCode = "business-code"

/** Calls that go wrong from now on, once or until it is taken back. */
export function Faults({ calls }: FaultsProps) {
  const [set, setSet] = useState<readonly string[]>([])
  const [call, setCall] = useState("")
  const [fault, setFault] = useState(Object.keys(faults)[0] ?? "")
  const [chosen, setChosen] = useState("")
  const codes = fault === byCode ? [...new Set([...(calls.get(call.trim()) ?? []), "session_expired"])] : []
  const code = codes.includes(chosen) ? chosen : (codes[0] ?? "")
  const add = async (form: FormData) => {
    const wanted = call.trim() || "*"
    const said = code === "" ? (faults[fault] ?? fault) : `${faults[fault] ?? fault} ${code}`
    await sandbox.addFault({
      call: wanted,
      fault,
      ...(form.get("once") ? { times: 1 } : {}),
      ...(code === "" ? {} : { body: { code } }),
    })
    setSet([...set, `${wanted === "*" ? "すべての通信" : wanted}：${said}`])
  }
  const clear = async () => {
    await sandbox.clearFaults()
    setSet([])
  }
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
          <button type="button" className="p-button" onClick={() => void clear()}>
            すべて解除する
          </button>
        </div>
      </form>
      <ul className="p-notes" aria-live="polite">
        {set.map((fault, index) => (
          <li key={index}>{fault}</li>
        ))}
      </ul>
    </PanelGroup>
  )
}
