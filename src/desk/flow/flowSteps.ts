import { type Fields, isFields, within } from "../json"

/** A step where its flow writes it. */
export interface FlowStep {
  readonly pointer: string
  readonly screen: string
  readonly step: Fields
}

export interface FlowSection {
  /** Where the list of its steps is written. */
  readonly pointer: string
  readonly label: string
  /** Its screens belong to the flow but come in no order. */
  readonly isDetached: boolean
  readonly steps: readonly FlowStep[]
}

/** The steps of a flow, section by section; screens without an order come last. */
export function sectionsOf(flow: Fields): readonly FlowSection[] {
  const sections = listOf(flow["sections"]).map((section, index): FlowSection => {
    const pointer = within("/sections", index, "steps")
    const label = typeof section["label"] === "string" ? section["label"] : ""
    return { pointer, label, isDetached: false, steps: stepsOf(section["steps"], pointer) }
  })
  const detached = stepsOf(flow["detached"], "/detached")
  return detached.length === 0
    ? sections
    : [...sections, { pointer: "/detached", label: "順番のない画面", isDetached: true, steps: detached }]
}

const stepsOf = (steps: unknown, pointer: string): readonly FlowStep[] =>
  listOf(steps).map((step, index) => ({
    pointer: within(pointer, index),
    screen: String(step["screen"]),
    step,
  }))

const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : [])

/** What leads to a screen of the flow from outside, and out of it. */
export interface Marks {
  /** Return points that the server knows, by what it calls them. */
  readonly points: readonly string[]
  /** Whatever the server says that the flow does not name leads here. */
  readonly isOtherwise: boolean
  /** It is opened by a link where a condition holds. */
  readonly deepLink: unknown
  /** Names of the ways out that begin here. */
  readonly exits: readonly string[]
}

export function marksOf(flow: Fields, screen: string): Marks {
  const entry = isFields(flow["entry"]) ? flow["entry"] : {}
  const points = isFields(entry["points"]) ? Object.entries(entry["points"]) : []
  const exits = isFields(flow["exits"]) ? Object.values(flow["exits"]).filter(isFields) : []
  return {
    points: points.flatMap(([name, point]) => (isFields(point) && point["step"] === screen ? [name] : [])),
    isOtherwise: entry["otherwise"] === screen,
    deepLink: listOf(entry["deepLinks"]).find((link) => link["screen"] === screen)?.["when"],
    exits: exits.flatMap(({ label, from }) =>
      Array.isArray(from) && from.includes(screen) && typeof label === "string" ? [label] : [],
    ),
  }
}
