import { options, skeleton } from "../../renderer/definitions"

const names = {
  heading: "Heading.",
  text: "Paragraph of three lines.",
  hero: "Label and big amount.",
  card: "Card with a title, a line under it and two rows.",
  cards: "Two cards side by side.",
  destination: "Card with a round icon and an amount: where money goes, and how much may.",
  answer: "One answer in a box, with its label.",
  "key-values": "Rows of label and value, four by themselves.",
  summary: "Groups of answers to be checked.",
  rows: "Rows of a list, each with a line under its title, two by themselves.",
  documents: "Label and documents, six by themselves.",
  fields: "Two form fields.",
  code: "Label and the six boxes of a code.",
  amount: "Amount field with its chips.",
  pair: "Label and two choices side by side.",
  choices: "Label and choice cards, three by themselves.",
  consent: "One box to tick.",
  buttons: "Two buttons.",
  result: "Picture, heading and a line, in the middle.",
  tabs: "Row of tabs or filters.",
  table: "Table of four rows.",
  chart: "Chart with its axis.",
} as const

export type SkeletonName = keyof typeof names

export const skeletonDefinitions = Object.entries(names).map(([name, description]) =>
  skeleton({ name: name as SkeletonName, description, options: options({}) }),
)
