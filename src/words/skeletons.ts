import { options, skeleton } from "../../renderer/language/words"

const names = {
  heading: "Heading with a sentence under it.",
  text: "Paragraph of three lines.",
  hero: "Label, big amount, small line.",
  card: "Card with a title and two lines.",
  cards: "Two cards side by side.",
  "key-values": "Four rows of label and value.",
  rows: "Five rows of a list.",
  fields: "Two form fields.",
  choices: "Three choice cards.",
  buttons: "Two buttons.",
  tabs: "Row of tabs.",
  table: "Table of four rows.",
  chart: "Chart with its axis.",
} as const

export type SkeletonName = keyof typeof names

export const skeletonWords = Object.entries(names).map(([name, description]) =>
  skeleton({ name: name as SkeletonName, description, options: options({}) }),
)
