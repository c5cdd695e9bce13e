/** The door to every operator that makes a value of values: for whoever judges documents as they are written. Customers' pages bring along those that a screen names. */
export { valueOperators } from "./expressions/values/all"
