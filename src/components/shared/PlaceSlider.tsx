import type { PointerEvent } from "react"

interface PlaceSliderProps {
  readonly name: string
  /** What is said of the place that is read. */
  readonly words: string
  readonly places: number
  readonly place: number
  choose(place: number): void
}

/**
 * Reads the places of a chart that lie from its one edge to the other. Where a finger comes down or a mouse passes is taken from
 * the pointer: not every browser moves a slider that is touched beside its thumb.
 */
export function PlaceSlider({ name, words, places, place, choose }: PlaceSliderProps) {
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (width === 0) return
    const next = Math.round(((clientX - left) / width) * (places - 1))
    choose(Math.min(Math.max(next, 0), places - 1))
  }
  return (
    <input
      className="k-chart__slider"
      type="range"
      min={0}
      max={places - 1}
      step={1}
      value={place}
      aria-label={name}
      aria-valuetext={words}
      onChange={({ target }) => choose(Number(target.value))}
      onPointerDown={follow}
      onPointerMove={(event) => {
        if (event.pointerType === "mouse" || event.pressure > 0) follow(event)
      }}
    />
  )
}
