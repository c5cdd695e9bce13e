import { useLayoutEffect, useRef } from "react"
import type { ControlPropsOf } from "../../../renderer"
import { DocumentFace } from "../../components/shared/DocumentFace"
import { Reader } from "./Reader"
import { isFields, withTexts } from "./texts"
import type { definition } from "./definition"

type Document = Readonly<Record<string, unknown>>

/** Documents to open, or to read one after the other. The value holds the ids of those that were; each says so. */
export function DocumentList(props: ControlPropsOf<typeof definition>) {
  const { idName = "documentId", titleName = "title", optionsWith, texts: bodies } = props.options
  const { texts } = props.registry.formContext
  const documents: readonly Document[] = Array.isArray(props.options.items) ? props.options.items.filter(isFields) : []
  const opened: readonly unknown[] = Array.isArray(props.value) ? props.value : []
  const isClosed = props.disabled || props.readonly
  const isOpened = (id: unknown) => opened.includes(id)

  // A document opens in its own time: what another one has noted meanwhile stays.
  const noted = useRef(opened)
  useLayoutEffect(() => void (noted.current = opened))
  const note = (ids: readonly unknown[]) => {
    const fresh = ids.filter((id) => !noted.current.includes(id))
    if (fresh.length === 0) return
    noted.current = [...noted.current, ...fresh]
    props.onChange(noted.current)
  }
  const open = async (index: number) => {
    const document = documents[index]
    if (document === undefined) return
    await optionsWith({ item: document, index }).open()
    note([document[idName]])
  }
  const read = (indexes: readonly number[]) => {
    const fresh = indexes.filter((index) => !isOpened(documents[index]?.[idName]))
    for (const index of fresh) void optionsWith({ item: documents[index], index }).read?.()
    note(fresh.map((index) => documents[index]?.[idName]))
  }

  return (
    <>
      <ul className="k-document-list" id={props.id} tabIndex={-1}>
        {documents.map((document, index) => {
          const wasOpened = isOpened(document[idName])
          return (
            <li key={String(document[idName])}>
              <button type="button" className="k-document" disabled={isClosed} onClick={() => void open(index)}>
                <DocumentFace
                  title={String(document[titleName] ?? "")}
                  sub={optionsWith({ item: document, index }).sub}
                  hint={texts["open-document"]}
                  isOpened={wasOpened}
                  state={wasOpened && texts["opened"]}
                />
              </button>
            </li>
          )
        })}
      </ul>
      {Array.isArray(bodies) && bodies.length > 0 && !isClosed && (
        <Reader
          documents={withTexts(documents, bodies, { idName, titleName })}
          texts={texts}
          isOpened={isOpened}
          onRead={read}
          onOpen={(index) => void open(index)}
        />
      )}
    </>
  )
}
