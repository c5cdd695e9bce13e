import type { DeskStore } from "../DeskStore"

export const screenTitle = (store: DeskStore, screen: string): string =>
  store.tree.screens.find(({ id }) => id === screen)?.title ?? screen
