import { illustration, options } from "../../renderer/definitions"

const names = {
  "phone-and-card": "Smartphone with a card: start of an application.",
  "mail-sent": "A letter under way: code or mail was sent.",
  code: "Code in boxes: entering a one-time code.",
  documents: "Sheets of paper: terms, documents to read.",
  "my-number-card": "My Number card.",
  "driving-licence": "Driving licence.",
  "residence-card": "Residence card.",
  "residence-period": "Residence card, with the place marked where the period of stay is written.",
  "permanent-certificate": "Certificate of a special permanent resident.",
  "phone-edge-on-card": "The upper edge of a phone on the middle of a card: reading with an iPhone.",
  "phone-back-on-card": "A phone lying over the middle of a card: reading with Android.",
  letter: "A letter with an answer.",
  "result-ok": "It went well.",
  "result-wait": "It is being worked on.",
  "result-ng": "It did not go through.",
  maintenance: "Closed for maintenance.",
  "empty-list": "Nothing here yet.",
  "not-found": "Nothing matches, page does not exist.",
  "wallet-empty": "No money that could be moved.",
  bank: "Bank account.",
  contract: "Signed agreement between two sides.",
  survey: "Questions on a sheet with ticked answers.",
  "application-sent": "An application on its way: handed in, a reply will come.",
  approved: "An account that is open: a door, a key and a sprout.",
  growth: "Savings that grow: investing, tax-free frame.",
  family: "Guardian and child.",
  "frame-notice": "Specimen of the notice that a tax-free frame was given up, with numbered places.",
  "account-notice": "Specimen of the notice that a tax-free account was given up, with numbered places.",
} as const

export type IllustrationName = keyof typeof names

export const illustrationDefinitions = Object.entries(names).map(([name, description]) =>
  illustration({ name: name as IllustrationName, description, options: options({}) }),
)
