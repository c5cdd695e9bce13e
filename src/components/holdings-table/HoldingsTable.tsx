import { useMemo } from "react"
import { itemKeys, type PropsOf } from "../../../renderer"
import { propertyOf } from "../shared/chartValues"
import { itemsOf } from "../shared/options"
import { Rows } from "../shared/Rows"
import type { definition } from "./definition"

type HoldingsTableProps = PropsOf<typeof definition>

interface Line {
  readonly kind: "heading" | "row"
  readonly item: unknown
}

/** Groups and their rows under each other, so that one list can leave out what is far away. */
const linesOf = (groups: unknown): readonly Line[] =>
  itemsOf(groups).flatMap((group): readonly Line[] => [
    { kind: "heading", item: group },
    ...itemsOf(propertyOf(group, "rows")).map((item) => ({ kind: "row" as const, item })),
  ])

export function HoldingsTable({ label, groups, heading, row, itemKey, block }: HoldingsTableProps) {
  const lines = useMemo(() => linesOf(groups), [groups])
  const keys = useMemo(
    () =>
      itemKeys(
        lines.map(({ kind, item }, index) => (kind === "heading" ? { [itemKey]: `group ${index}` } : item)),
        itemKey,
      ),
    [lines, itemKey],
  )
  return (
    <section className="k-holdings" aria-label={label}>
      <Rows
        className="k-holdings__rows"
        count={lines.length}
        name={block?.at}
        keyOf={(index) => keys[index] ?? ""}
        draw={(index) => {
          const line = lines[index]
          return line?.kind === "heading" ? heading(line.item, index) : row(line?.item, index)
        }}
      />
    </section>
  )
}
