import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { parentOf } from "../../../renderer/pointers"
import { Why } from "../../desk/conditions/Why"
import { sayAnswer } from "../../desk/conditions/sayAnswer"
import { deskAddress } from "../../desk/deskAddress"
import type { DeskStore } from "../../desk/DeskStore"
import { namingOf } from "../../desk/names/namingOf"
import type { Detour, DocumentPlace } from "../../domain/detours"
import { decidedBy, judge, type Knowledge, leavesOf } from "../../sentences"
import { nameValue, sayDetour } from "./sayDetour"

interface DetoursProps {
  readonly store: DeskStore
  readonly detours: readonly Detour[]
  /** What people call the screen at an address. */
  readonly titleAt: (path: string) => string | undefined
}

/** Why another screen is on the phone than the one that was opened: what decided, by which values, and where it is written. */
export const Detours = observer(function Detours({ store, detours, titleAt }: DetoursProps) {
  if (detours.length === 0) return null
  return (
    <section className="d-why-screen" aria-label="別の画面が開いた理由">
      <h2 className="d-why-screen__title">別の画面が開いた理由</h2>
      <ol className="p-detours">
        {detours.map((detour, index) => (
          <DetourItem key={index} store={store} detour={detour} titleAt={titleAt} />
        ))}
      </ol>
    </section>
  )
})

const DetourItem = observer(function DetourItem({ store, detour, titleAt }: DetourItemProps) {
  const { place, conditions, values } = detour
  const file = place && fileOf(store, place)
  const files = [place, ...conditions].flatMap((one) => (one ? (fileOf(store, one) ?? []) : [])).join(" ")
  useEffect(() => {
    for (const one of files.split(" ")) if (one !== "") void store.want(one)
  }, [store, files])
  const knowledge = knownOf(store, values)
  const written = conditions.flatMap((one) => valueAt(store, one) ?? [])
  const told = new Set(written.flatMap((one) => decidedBy(leavesOf(one, knowledge.named))))
  const naming = namingOf(store, file)
  const pointer = place && file !== undefined ? nearest(store, file, place.pointer) : undefined
  return (
    <li>
      <p className="p-detours__way">
        {nameAddress(detour.asked, titleAt)}
        {detour.reason !== "unknown" && ` → ${detour.to === undefined ? "ログイン" : nameAddress(detour.to, titleAt)}`}
      </p>
      <p>
        {sayDetour(detour, {
          written: place && valueAt(store, place),
          call: (id) => store.nameOf(store.fileOf("call", id) ?? id),
        })}
      </p>
      {written.length > 0 && (
        <ul className="p-detours__conditions">
          {written.map((condition, index) => (
            <Why
              key={index}
              store={store}
              judged={judge(condition, knowledge)}
              knowledge={knowledge}
              sayMissing={none}
            />
          ))}
        </ul>
      )}
      {Object.entries(values).flatMap(([path, value]) =>
        told.has(path)
          ? []
          : [
              <p key={path} className="d-why__answer">
                {nameValue(path, naming.path(path))}：{value === null ? none() : sayAnswer(naming, path, value)}
              </p>,
            ],
      )}
      {file !== undefined && pointer !== undefined && (
        <p className="p-detours__place">
          <code>
            {file}
            {pointer !== "" && ` ${pointer}`}
          </code>
          <a className="d-link" href={deskAddress({ file, pointer })} target="_blank" rel="noreferrer">
            編集デスクで開く
          </a>
        </p>
      )}
    </li>
  )
})

interface DetourItemProps extends Omit<DetoursProps, "detours"> {
  readonly detour: Detour
}

const none = () => "なし"

function nameAddress(address: string, titleAt: DetoursProps["titleAt"]): string {
  const title = titleAt(address.split(/[?#]/)[0] ?? address)
  return title === undefined ? address : `「${title}」（${address}）`
}

function fileOf(store: DeskStore, { kind, id }: DocumentPlace): string | undefined {
  return kind === "screen" ? store.tree.screens.find((one) => one.id === id)?.file : store.fileOf(kind, id)
}

function valueAt(store: DeskStore, place: DocumentPlace): unknown {
  const file = fileOf(store, place)
  return file === undefined ? undefined : store.valueAt({ file, pointer: place.pointer })
}

/** What is shared stands in another document: the place that refers to it is the one that can be shown. */
function nearest(store: DeskStore, file: string, pointer: string): string {
  if (pointer === "" || store.document(file) === undefined) return pointer
  return store.valueAt({ file, pointer }) === undefined ? nearest(store, file, parentOf(pointer)) : pointer
}

const knownOf = (store: DeskStore, values: Detour["values"]): Knowledge => ({
  named: (name) => store.namedCondition(name)?.["when"],
  valueOf: (path) => values[path] ?? undefined,
})
