import { observer } from "mobx-react-lite"
import { nameRoles } from "../domain/roleNames"
import type { DeskStore } from "./DeskStore"
import { viewsOf } from "./views"

/** Whoever sees only a part of the desk, or nothing of it, is told; the former can go. */
export const PartOfDesk = observer(function PartOfDesk({ store }: { readonly store: DeskStore }) {
  const { person, stranger, isProxied } = store.me ?? {}
  if (stranger !== undefined)
    return (
      <p className="d-said">
        <span className="d-said__line">
          「{stranger === "" ? "名前なし" : stranger}
          」は、ここに登録されていないか、使えなくなっています。「管理」の役割の人に登録を頼んでください。
        </span>
      </p>
    )
  const names = viewsOf(store.me).map(({ label }) => `「${label}」`)
  return (
    <p className="d-said">
      <span className="d-said__line">
        {nameRoles(person?.roles ?? [])}の役割の人に使えるのは、{names.join("と")}です。
        {!isProxied && (
          <button
            type="button"
            className="d-link"
            onClick={() => void store.api.post("sign-out", {}).then(() => (store.me = {}))}
          >
            サインアウト
          </button>
        )}
      </span>
    </p>
  )
})
