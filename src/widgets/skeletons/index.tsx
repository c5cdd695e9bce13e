import type { CSSProperties, ReactNode } from "react"
import type { Registry } from "../../../renderer/registry/registry"

interface LineProps {
  /** Width in percent. */
  readonly of?: number
  readonly size?: "line" | "heading" | "hero" | "field" | "choice" | "chart"
}

function Line({ of = 100, size = "line" }: LineProps) {
  const width: CSSProperties & Record<"--of", number> = { "--of": of }
  return <span className="k-skeleton__line" data-size={size} style={width} />
}

/** Shapes are silent: that something is loading is said once, by the screen. */
function Shape({ kind, children }: { readonly kind?: string; readonly children: ReactNode }) {
  return (
    <div className={kind ? `k-skeleton k-skeleton--${kind}` : "k-skeleton"} aria-hidden="true">
      {children}
    </div>
  )
}

const Card = () => (
  <div className="k-skeleton__card">
    <Line of={40} />
    <Line of={90} />
    <Line of={65} />
  </div>
)

const Pairs = ({ widths }: { readonly widths: readonly (readonly [number, number])[] }) => (
  <div className="k-skeleton__rows">
    {widths.map(([label, value], index) => (
      <div key={index} className="k-skeleton__pair">
        <Line of={label} />
        <Line of={value} />
      </div>
    ))}
  </div>
)

const shape = (children: ReactNode, kind?: string) =>
  function SkeletonShape() {
    return <Shape {...(kind ? { kind } : {})}>{children}</Shape>
  }

/** What stands in for data while it loads, by the names of `src/words/skeletons.ts`. */
export const skeletons = {
  heading: shape(
    <>
      <Line of={70} size="heading" />
      <Line of={90} />
    </>,
  ),
  text: shape(
    <>
      <Line />
      <Line of={94} />
      <Line of={60} />
    </>,
  ),
  hero: shape(
    <>
      <Line of={26} />
      <Line of={58} size="hero" />
      <Line of={38} />
    </>,
  ),
  card: shape(<Card />),
  cards: shape(
    <>
      <Card />
      <Card />
    </>,
    "cards",
  ),
  "key-values": shape(
    <Pairs
      widths={[
        [30, 40],
        [24, 32],
        [34, 26],
        [28, 36],
      ]}
    />,
  ),
  rows: shape(
    <Pairs
      widths={[
        [48, 22],
        [40, 18],
        [54, 24],
        [36, 20],
        [46, 22],
      ]}
    />,
  ),
  fields: shape(
    <>
      <Line of={30} />
      <Line size="field" />
      <Line of={24} />
      <Line size="field" />
    </>,
  ),
  choices: shape(
    <>
      <Line size="choice" />
      <Line size="choice" />
      <Line size="choice" />
    </>,
  ),
  buttons: shape(
    <>
      <Line size="field" />
      <Line size="field" />
    </>,
  ),
  tabs: shape(<Pairs widths={[[40, 40]]} />),
  table: shape(
    <Pairs
      widths={[
        [26, 60],
        [26, 60],
        [26, 60],
        [26, 60],
      ]}
    />,
  ),
  chart: shape(<Line size="chart" />),
} satisfies Registry["skeletons"]
