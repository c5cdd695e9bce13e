import { type Fields, isText } from "../../kit"

/** What a customer reads on a part of a screen; else what it is. */
export const nameOfPart = ({ label, title, name, key, widget }: Fields): string =>
  [label, title, name, key, widget].find(isText) ?? "tap"
