import type { ValueOperators } from "../../model/scope"
import * as choices from "./choices"
import * as dates from "./dates"
import * as lists from "./lists"
import * as numbers from "./numbers"
import * as texts from "./texts"

/** Every value operator, for Node: a screen of a browser brings along those that it names. */
export const valueOperators: ValueOperators = { ...numbers, ...lists, ...choices, ...texts, ...dates }
