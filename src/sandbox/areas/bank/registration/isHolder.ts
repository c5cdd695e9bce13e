import { isZengin, toZengin } from "../../../../domain/text/zengin"
import type { Customer } from "../../customers"

const spelled = (name: string): string => toZengin(name).replaceAll(" ", "")

/** Whether an account's holder, as bank transfers spell it, is the customer; spaces tell no names apart. */
export const isHolder = ({ name_kana }: Pick<Customer, "name_kana">, holder: string): boolean =>
  isZengin(holder) && spelled(holder) === spelled(name_kana)
