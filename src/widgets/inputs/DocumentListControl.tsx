import type { ControlProps, FormContext } from "../../../renderer/forms/control"
import { Icon } from "../../icons/Icon"
import { optionText } from "./parts"

type Document = Readonly<Record<string, unknown>>

const isDocument = (value: unknown): value is Document => typeof value === "object" && value !== null

/** Documents to open. The value holds the ids of those that were opened; each says so. */
export function DocumentListControl(props: ControlProps) {
  const { documents } = props.options
  const idName = optionText(props.options, "idName") ?? "documentId"
  const titleName = optionText(props.options, "titleName") ?? "title"
  const opened = Array.isArray(props.value) ? props.value : []

  const handleOpen = async (document: Document, index: number) => {
    const id = document[idName]
    const { open } = props.options.optionsWith({ item: document, index })
    if (typeof open === "function") await open()
    if (!opened.includes(id)) props.onChange([...opened, id])
  }

  return (
    <ul className="k-document-list" id={props.id} tabIndex={-1}>
      {(Array.isArray(documents) ? documents.filter(isDocument) : []).map((document, index) => (
        <li key={String(document[idName])}>
          <DocumentRow
            title={String(document[titleName] ?? "")}
            texts={props.registry.formContext.texts}
            isOpened={opened.includes(document[idName])}
            disabled={props.disabled || props.readonly}
            onOpen={() => void handleOpen(document, index)}
          />
        </li>
      ))}
    </ul>
  )
}

interface DocumentRowProps {
  readonly title: string
  readonly texts: FormContext["texts"]
  readonly isOpened: boolean
  readonly disabled: boolean
  onOpen(): void
}

function DocumentRow({ title, texts, isOpened, disabled, onOpen }: DocumentRowProps) {
  return (
    <button type="button" className="k-document" disabled={disabled} onClick={onOpen}>
      <span className="k-document__icon">
        <Icon name="file" />
      </span>
      <span className="k-document__texts">
        <span className="k-document__title">{title}</span>
        <span className="k-hidden-text">{texts["open-document"]}</span>
      </span>
      <span className="k-document__state" data-opened={isOpened ? "" : undefined}>
        <Icon name={isOpened ? "check" : "external"} />
        {isOpened ? texts["opened"] : null}
      </span>
    </button>
  )
}
