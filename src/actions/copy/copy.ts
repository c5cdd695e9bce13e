import { isText } from "../../domain/json"
import { ok } from "../ends"
import type { CreateAction } from "../services"
import type { definition } from "./definition"

export const copy: CreateAction<typeof definition> =
  ({ writeClipboard, showToast, texts }) =>
  async ({ text, done }) => {
    if (!(await writeClipboard(text))) {
      showToast(texts["not-copied"] ?? "")
      return { outcome: "failed" }
    }
    showToast(isText(done) ? done : (texts["copied"] ?? ""))
    return ok
  }
