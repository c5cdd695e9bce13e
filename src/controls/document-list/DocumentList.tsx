import type { ControlPropsOf } from "../../../renderer"
import { DocumentFace } from "../../components/shared/DocumentFace"
import type { definition } from "./definition"

type Document = Readonly<Record<string, unknown>>

const isDocument = (value: unknown): value is Document => typeof value === "object" && value !== null

/** Documents to open. The value holds the ids of those that were opened; each says so. */
export function DocumentList(props: ControlPropsOf<typeof definition>) {
  const { documents, idName = "documentId", titleName = "title", optionsWith } = props.options
  const { texts } = props.registry.formContext
  const opened = Array.isArray(props.value) ? props.value : []

  const handleOpen = async (document: Document, index: number) => {
    const id = document[idName]
    await optionsWith({ item: document, index }).open()
    if (!opened.includes(id)) props.onChange([...opened, id])
  }

  return (
    <ul className="k-document-list" id={props.id} tabIndex={-1}>
      {(Array.isArray(documents) ? documents.filter(isDocument) : []).map((document, index) => {
        const isOpened = opened.includes(document[idName])
        return (
          <li key={String(document[idName])}>
            <button
              type="button"
              className="k-document"
              disabled={props.disabled || props.readonly}
              onClick={() => void handleOpen(document, index)}
            >
              <DocumentFace
                title={String(document[titleName] ?? "")}
                hint={texts["open-document"]}
                isOpened={isOpened}
                state={isOpened && texts["opened"]}
              />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
