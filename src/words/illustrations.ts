import { illustration, options } from "../../renderer/language/words"

const names = {
  "phone-and-card": "Smartphone with a card: start of an application.",
  "mail-sent": "A letter under way: code or mail was sent.",
  code: "Code in boxes: entering a one-time code.",
  documents: "Sheets of paper: terms, documents to read.",
  "card-reading": "Card held to a phone: reading the chip.",
  "result-ok": "It went well.",
  "result-wait": "It is being worked on.",
  "result-ng": "It did not go through.",
  maintenance: "Closed for maintenance.",
  "empty-list": "Nothing here yet.",
  "not-found": "Nothing matches, page does not exist.",
  "wallet-empty": "No money that could be moved.",
  bank: "Bank account.",
  contract: "Signed agreement between two sides.",
  growth: "Savings that grow: investing, tax-free frame.",
  family: "Guardian and child.",
} as const

export type IllustrationName = keyof typeof names

export const illustrationWords = Object.entries(names).map(([name, description]) =>
  illustration({ name: name as IllustrationName, description, options: options({}) }),
)
