interface MoveButtonsProps {
  readonly index: number
  readonly length: number
  readonly onMove: (by: -1 | 1) => void
}

const ways = [
  { by: -1, label: "上へ" },
  { by: 1, label: "下へ" },
] as const

/** Up and down in a list. At its ends they keep the keyboard and do nothing: who presses on stays where the part is. */
export const MoveButtons = ({ index, length, onMove }: MoveButtonsProps) =>
  ways.map(({ by, label }) => {
    const isEnd = index + by < 0 || index + by >= length
    return (
      <button key={label} type="button" className="d-link" aria-disabled={isEnd} onClick={() => !isEnd && onMove(by)}>
        {label}
      </button>
    )
  })
