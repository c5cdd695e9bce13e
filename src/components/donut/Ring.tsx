export interface Part {
  readonly category: unknown
  readonly share: unknown
  readonly amount: unknown
  /** The share as a length of the ring. */
  readonly percent: number
  readonly tone: number
}

/** Colours of the theme that parts are told apart by. */
export const tones = 6

const radius = 43
/** Between two parts, in percent of the ring: two pixels at the size that it is drawn. */
const gap = 0.5

/** Parts one after the other, clockwise from the top; the ring is 100 long. */
export function Ring({ parts }: { readonly parts: readonly Part[] }) {
  const shown = parts.filter(({ percent }) => percent > 0)
  const space = shown.length > 1 ? gap : 0
  const startOf = (index: number) => shown.slice(0, index).reduce((sum, { percent }) => sum + percent, 0)
  return (
    <svg className="k-donut__ring" viewBox="0 0 100 100" aria-hidden="true">
      {shown.map(({ percent, tone }, index) => (
        <circle
          key={index}
          className="k-donut__part"
          data-tone={tone}
          cx="50"
          cy="50"
          r={radius}
          pathLength="100"
          strokeDasharray={`${Math.max(percent - space, 0.2)} 100`}
          strokeDashoffset={-startOf(index)}
          transform="rotate(-90 50 50)"
        />
      ))}
    </svg>
  )
}
