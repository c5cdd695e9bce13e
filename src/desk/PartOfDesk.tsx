import { observer } from "mobx-react-lite"
import { nameRoles } from "../domain/roleNames"
import type { DeskStore } from "./DeskStore"
import { viewsOf } from "./views"

/** Whoever sees only a part of the desk is told, and can go. */
export const PartOfDesk = observer(function PartOfDesk({ store }: { readonly store: DeskStore }) {
  const names = viewsOf(store.me?.person?.roles).map(({ label }) => `「${label}」`)
  return (
    <p className="d-said">
      <span className="d-said__line">
        {nameRoles(store.me?.person?.roles ?? [])}の役割の人に使えるのは、{names.join("と")}です。
        {!store.me?.isProxied && (
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
