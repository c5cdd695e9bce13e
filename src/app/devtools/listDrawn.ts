import type { Host } from "../../../renderer"
import type { ListingPage } from "../../domain/drawnParts"
import { createDrawnBlocks } from "./drawnBlocks"
import { partsOn } from "./drawnParts"

type Page = Window & typeof globalThis & Partial<ListingPage>

/** Lets whoever draws a page ask which parts of the documents are on it, where the address says so: `?parts=listed`. */
export function listAsked(page: Page): { readonly watch?: NonNullable<Host["watch"]> } {
  if (new URLSearchParams(page.location.search).get("parts") !== "listed") return {}
  const { blocks, watch } = createDrawnBlocks()
  page.listParts = () => partsOn(page.document, blocks).map(({ part }) => part)
  return { watch }
}
