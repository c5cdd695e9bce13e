import type { CreateArea } from "../../engine"

/** Orders for a day to come, as customers see them and take them back. */
export const createArea: CreateArea = () => ({})
