import { type DocumentOf, error, stepsOf, unknownName, within } from "../../kit"

type NamedStep = readonly [pointer: string, name: string | undefined]

const stepsNamedBy = ({
  points,
  otherwise,
  deepLinks = [],
}: NonNullable<DocumentOf<"flow">["entry"]>): readonly NamedStep[] => [
  ...Object.entries(points).map(([point, { step }]) => [within("/entry/points", point, "step"), step] as const),
  ["/entry/otherwise", otherwise],
  ...deepLinks.map(({ screen }, index) => [within("/entry/deepLinks", index, "screen"), screen] as const),
]

export const entryStepUnknown = error(
  "entry-step-unknown",
  "Return points lead to steps of the flow.",
  function* ({ set }) {
    for (const flow of set.all("flow")) {
      const { entry } = flow.document
      const known = stepsOf(flow).map(({ step }) => step.screen)
      for (const [pointer, name] of entry === undefined ? [] : stepsNamedBy(entry))
        if (name !== undefined && !known.includes(name))
          yield { document: flow, pointer, values: unknownName(name, known) }
    }
  },
)
