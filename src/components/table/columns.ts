import { createContext } from "react"
import type { PropsOf } from "../../../renderer"
import type { definition } from "./definition"

/** How the cells of a row are aligned: the columns say it once. */
export const ColumnsContext = createContext<PropsOf<typeof definition>["columns"]>([])
