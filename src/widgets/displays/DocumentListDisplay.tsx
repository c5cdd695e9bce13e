import { Icon } from "../../icons/Icon"
import { ListDisplay } from "./ListDisplay"
import { isShown, itemsOf, run, type Conditional, type Repeated, type Tappable } from "./parts"

export interface DocumentRowProps extends Tappable {
  readonly title: string
  readonly sub?: string | undefined
  readonly opened?: boolean | undefined
  readonly required?: boolean | undefined
}

interface DocumentListProps extends Repeated {
  readonly title?: string | undefined
  readonly rows?: readonly (DocumentRowProps & Conditional)[] | undefined
}

export function DocumentListDisplay({ title, rows, items, row }: DocumentListProps) {
  const fixed = rows?.filter(isShown)
  const drawRow = (document: unknown, index: number) => {
    const written = fixed?.[index]
    if (!written) return row?.(document, index)
    const { key: _key, when: _when, ...props } = written
    return <DocumentRowDisplay {...props} />
  }
  return <ListDisplay title={title} items={fixed ?? itemsOf(items)} row={drawRow} />
}

/** Opens one document outside the app; says whether it was opened. */
export function DocumentRowDisplay({ title, sub, opened, required, tap, name }: DocumentRowProps) {
  return (
    <button type="button" role="link" className="k-document" aria-label={name} onClick={() => run(tap)}>
      <span className="k-document__icon">
        <Icon name="file" />
      </span>
      <span className="k-document__texts">
        <span className="k-document__title">{title}</span>
        {sub && <span className="k-document__sub">{sub}</span>}
        <span className="k-hidden-text">（別の画面で開きます）</span>
      </span>
      <OpenedState opened={opened} required={required} />
    </button>
  )
}

function OpenedState({ opened, required }: Pick<DocumentRowProps, "opened" | "required">) {
  if (opened) {
    return (
      <span className="k-document__state" data-opened>
        <Icon name="check" />
        確認済み
      </span>
    )
  }
  return (
    <span className="k-document__state">
      {required && "未確認"}
      <Icon name="external" />
    </span>
  )
}
