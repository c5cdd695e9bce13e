import type { PropsOf } from "../../../renderer"
import { DocumentRow } from "../document-row/DocumentRow"
import { List } from "../list/List"
import { isShown, itemsOf } from "../shared/options"
import type { definition } from "./definition"

export function DocumentList({ title, rows, items, row }: PropsOf<typeof definition>) {
  const written = rows?.filter(isShown)
  const renderRow = (item: unknown, index: number) => {
    const document = written?.[index]
    if (!document) return row?.(item, index)
    const { key: _key, when: _when, ...props } = document
    return <DocumentRow {...props} />
  }
  return <List title={title} items={written ?? itemsOf(items)} row={renderRow} />
}
