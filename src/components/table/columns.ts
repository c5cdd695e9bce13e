import { createContext } from "react"
import type { PropsOf } from "../../../renderer"
import type { definition } from "./definition"

/** How the cells of a row are aligned: the columns say it once. */
export const ColumnsContext = createContext<PropsOf<typeof definition>["columns"]>([])

/** Which row of a long table a row is, the heading being the first: tables whose rows are not all drawn say so. */
export const RowPositionContext = createContext<number | undefined>(undefined)
