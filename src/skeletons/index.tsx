import type { CSSProperties, ReactNode } from "react"
import type { Registry } from "../../renderer"

interface LineProps {
  /** Width in percent. */
  readonly of?: number
  readonly size?: "line" | "small" | "heading" | "hero" | "field" | "amount" | "chip" | "chart"
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

/** The first `rows` of them, over again where more come. */
const repeated = <Item,>(items: readonly Item[], rows = items.length): readonly Item[] =>
  Array.from({ length: rows }, (_, at) => items[at % items.length] as Item)

const times = (count: number, part: (index: number) => ReactNode) => Array.from({ length: count }, (_, at) => part(at))

/** Frames are those of the real thing, so that nothing moves when it comes. */
const Box = ({ kind, children }: { readonly kind: string; readonly children: ReactNode }) => (
  <div className={`k-skeleton__box k-skeleton__box--${kind}`}>{children}</div>
)

const Pairs = ({ widths }: { readonly widths: readonly (readonly [number, number])[] }) => (
  <Box kind="pairs">
    {widths.map(([label, value], index) => (
      <div key={index} className="k-skeleton__pair">
        <Line of={label} size="small" />
        <Line of={value} />
      </div>
    ))}
  </Box>
)

const Field = ({ label, children }: { readonly label: number; readonly children: ReactNode }) => (
  <div className="k-skeleton__field">
    <Line of={label} size="small" />
    {children}
  </div>
)

const Card = ({ rows = 2 }: { readonly rows?: number }) => (
  <Box kind="card">
    <Line of={40} />
    <Line of={62} size="small" />
    {times(rows, (index) => (
      <div key={index} className="k-skeleton__pair">
        <Line of={24} size="small" />
        <Line of={30} />
      </div>
    ))}
  </Box>
)

const Choices = ({ widths }: { readonly widths: readonly number[] }) =>
  widths.map((of, index) => (
    <Box key={index} kind="choice">
      <i className="k-skeleton__mark" />
      <Line of={of} />
    </Box>
  ))

const Rows = ({ widths, mark }: { readonly widths: readonly (readonly [number, number])[]; readonly mark?: true }) => (
  <Box kind="rows">
    {widths.map(([title, sub], index) => (
      <div key={index} className="k-skeleton__row">
        {mark && <i className="k-skeleton__mark" />}
        <div className="k-skeleton__texts">
          <Line of={title} />
          {sub > 0 && <Line of={sub} size="small" />}
        </div>
      </div>
    ))}
  </Box>
)

const shape = (children: ReactNode | ((rows?: number) => ReactNode), kind?: string) =>
  function SkeletonShape({ rows }: { readonly rows?: number }) {
    return <Shape {...(kind ? { kind } : {})}>{typeof children === "function" ? children(rows) : children}</Shape>
  }

const documentTitles = [52, 38, 58, 62, 40, 74]

const fourPairs = [
  [30, 40],
  [24, 32],
  [34, 26],
  [28, 36],
] as const

const twoRows = [
  [38, 62],
  [46, 54],
] as const

/** What stands in for data while it loads, by the names of `definitions.ts`. */
export const skeletons = {
  result: shape(
    <>
      <i className="k-skeleton__picture" />
      <Line of={58} size="heading" />
      <Line of={76} />
    </>,
    "result",
  ),
  heading: shape(<Line of={70} size="heading" />),
  text: shape([100, 94, 60].map((of) => <Line key={of} of={of} />)),
  hero: shape(
    <>
      <Line of={22} size="small" />
      <Line of={54} size="hero" />
    </>,
    "hero",
  ),
  card: shape(<Card />),
  cards: shape(
    <>
      <Card rows={0} />
      <Card rows={0} />
    </>,
    "cards",
  ),
  destination: shape(
    <Box kind="card">
      <div className="k-skeleton__pair k-skeleton__pair--start">
        <i className="k-skeleton__icon" />
        <div className="k-skeleton__texts">
          <Line of={54} />
          <Line of={70} size="small" />
        </div>
      </div>
      <div className="k-skeleton__pair k-skeleton__pair--under">
        <Line of={24} size="small" />
        <Line of={36} size="heading" />
      </div>
    </Box>,
  ),
  answer: shape(
    <Box kind="answer">
      <Line of={34} size="small" />
      <Line of={56} />
    </Box>,
  ),
  "key-values": shape((rows) => <Pairs widths={repeated(fourPairs, rows)} />),
  summary: shape(
    <>
      <Pairs widths={[[26, 0], ...fourPairs]} />
      <Pairs
        widths={[
          [22, 0],
          [28, 34],
          [20, 52],
        ]}
      />
    </>,
    "stack",
  ),
  rows: shape((rows) => <Rows widths={repeated(twoRows, rows)} />),
  documents: shape((rows) => (
    <Field label={14}>
      <Rows mark widths={repeated(documentTitles, rows).map((title) => [title, 0])} />
    </Field>
  )),
  fields: shape(
    <>
      <Field label={30}>
        <Line size="field" />
      </Field>
      <Field label={24}>
        <Line size="field" />
      </Field>
    </>,
    "fields",
  ),
  code: shape(
    <Field label={24}>
      <div className="k-skeleton__pair">
        {times(6, (index) => (
          <Line key={index} size="amount" />
        ))}
      </div>
    </Field>,
  ),
  amount: shape(
    <Field label={20}>
      <Line size="amount" />
      <div className="k-skeleton__pair">
        {times(3, (index) => (
          <Line key={index} size="chip" />
        ))}
      </div>
    </Field>,
  ),
  pair: shape(
    <Field label={46}>
      <div className="k-skeleton__columns">
        <Choices widths={[40, 52]} />
      </div>
    </Field>,
  ),
  choices: shape((rows) => (
    <Field label={26}>
      <Choices widths={repeated([34, 58, 40], rows)} />
    </Field>
  )),
  consent: shape(<Choices widths={[76]} />),
  buttons: shape(
    <>
      <Line size="field" />
      <Line size="field" />
    </>,
  ),
  tabs: shape(
    <div className="k-skeleton__pair k-skeleton__pair--start">
      {[22, 32, 26].map((of) => (
        <Line key={of} of={of} size="chip" />
      ))}
    </div>,
  ),
  table: shape(<Pairs widths={[26, 26, 26, 26].map((label) => [label, 60] as const)} />),
  chart: shape(<Line size="chart" />),
} satisfies Registry["skeletons"]
