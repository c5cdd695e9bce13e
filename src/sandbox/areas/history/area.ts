import type { CreateArea } from "../../engine"

/** What an investor did and got, in lists that can be filtered. */
export const createArea: CreateArea = () => ({})
