/** What keeps lists that the whole app shares: comes with the screens that show one. */
import type { CreateStore } from "../model/stores"
import { ItemStore } from "./ItemStore"

export const createItemStore: CreateStore = (shape) => new ItemStore(shape)
