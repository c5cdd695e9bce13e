import type { WatchedPage } from "../../domain/drawnParts"
import type { FramePage } from "../device/watchFrame"
import type { Surroundings } from "./controls"

/** The screen that a page of the app shows; empty where it shows none. */
export const screenOn = (page: FramePage): string =>
  page.document.querySelector<HTMLElement>("[data-screen]")?.dataset["screen"] ?? ""

export const surroundingsOf = (page: FramePage): Surroundings => ({
  root: page.document,
  blocks: (page as Partial<WatchedPage>).drawnBlocks ?? new Map<string, never>(),
  screen: screenOn(page),
  isNative: false,
})

export const nativeSurroundings = (device: ParentNode): Surroundings => ({
  root: device,
  blocks: new Map<string, never>(),
  screen: "",
  isNative: true,
})
