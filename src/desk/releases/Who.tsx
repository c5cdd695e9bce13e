import { observer } from "mobx-react-lite"
import { useState } from "react"
import { roleNames } from "../../domain/roleNames"
import { LabelledInput } from "../parts/LabelledInput"
import { ChangePassword } from "./ChangePassword"
import { PasswordField } from "./PasswordField"
import type { ReleaseDesk } from "./ReleaseDesk"

interface WhoProps {
  readonly desk: ReleaseDesk
}

/** Who is at the desk, what became of what they did, and the password where it is needed. */
export const Who = observer(function Who({ desk }: WhoProps) {
  const { me, refusal, said } = desk
  return (
    <>
      <div className="d-who">
        {me?.source === "demo" && <Choosing desk={desk} />}
        {me?.source === "password" && <Signed desk={desk} />}
        {desk.waiting && <Password desk={desk} />}
      </div>
      <div className="d-became">
        <div role="status">
          {desk.isBusy && (
            <p className="d-became__said d-became__busy">サーバーで進めています。このままお待ちください。</p>
          )}
          {said !== "" && <p className="d-became__said">{said}</p>}
        </div>
        <div role="alert">
          {refusal.map((line) => (
            <p key={line} className="d-became__refusal">
              {line}
            </p>
          ))}
        </div>
      </div>
    </>
  )
})

const Choosing = observer(function Choosing({ desk }: WhoProps) {
  return (
    <label className="d-labelled d-who__choice">
      操作する人（お試し用。データは終了すると消えます）
      <select
        className="d-input"
        value={desk.person?.login ?? ""}
        onChange={({ target }) => void (target.value === "" ? desk.signOut() : desk.signIn(target.value))}
      >
        <option value="">選んでください</option>
        {desk.me?.people.map(({ login, name, roles }) => (
          <option key={login} value={login}>
            {name}（{roles.map((role) => roleNames[role]).join("・")}）
          </option>
        ))}
      </select>
    </label>
  )
})

const Signed = observer(function Signed({ desk }: WhoProps) {
  if (!desk.person) return <SignIn desk={desk} />
  return (
    <>
      <Here desk={desk} />
      {!desk.me?.isProxied && <ChangePassword desk={desk} />}
    </>
  )
})

const Here = observer(function Here({ desk }: WhoProps) {
  const { person } = desk
  return (
    <p className="d-who__here">
      {person?.name}（{person?.roles.map((role) => roleNames[role]).join("・")}）
      {!desk.me?.isProxied && (
        <button type="button" className="d-link" onClick={() => void desk.signOut()}>
          サインアウト
        </button>
      )}
    </p>
  )
})

const SignIn = observer(function SignIn({ desk }: WhoProps) {
  const [login, setLogin] = useState("")
  const [password, setPassword] = useState("")
  return (
    <form
      className="d-who__form"
      onSubmit={(event) => {
        event.preventDefault()
        void desk.signIn(login, password)
        setPassword("")
      }}
    >
      <LabelledInput label="ログイン名" autoComplete="username" value={login} onChange={setLogin} />
      <PasswordField label="パスワード" value={password} onChange={setPassword} />
      <button type="submit" className="d-button" disabled={login === "" || password === "" || desk.isBusy}>
        サインイン
      </button>
    </form>
  )
})

const Password = observer(function Password({ desk }: WhoProps) {
  const [password, setPassword] = useState("")
  return (
    <form
      className="d-who__form"
      aria-label="パスワードの確認"
      onSubmit={(event) => {
        event.preventDefault()
        void desk.confirm(password)
        setPassword("")
      }}
    >
      <p>続けるには、もう一度パスワードを入れてください。</p>
      <PasswordField label="パスワード" value={password} onChange={setPassword} />
      <button type="submit" className="d-button" disabled={password === "" || desk.isBusy}>
        続ける
      </button>
      <button type="button" className="d-link" onClick={() => desk.stopWaiting()}>
        やめる
      </button>
    </form>
  )
})
