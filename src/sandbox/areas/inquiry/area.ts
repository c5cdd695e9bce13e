import type { CreateArea } from "../../engine"

/** Inquiries of customers and of visitors. */
export const createArea: CreateArea = () => ({})
