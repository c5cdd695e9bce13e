import { recordOf } from "../../../domain/json"
import type { CreateSource } from "../../services"
import type { definition } from "./definition"

/** Paragraphs with title and body; what lacks one is left out. Undefined where nothing is left. */
function paragraphsOf(value: unknown) {
  const paragraphs = (Array.isArray(value) ? value : []).flatMap((item) => {
    const { title, body } = recordOf(item)
    return typeof title === "string" && typeof body === "string" ? [{ title, body }] : []
  })
  return paragraphs.length === 0 ? undefined : paragraphs
}

export const content: CreateSource<typeof definition> =
  ({ globalConfig }) =>
  () => {
    const { goalSetting, dividend } = globalConfig.content
    const helpContents = paragraphsOf(recordOf(goalSetting)["helpContents"])
    const items = paragraphsOf(recordOf(dividend)["items"])
    const { more } = recordOf(recordOf(dividend)["externalLinks"])
    return {
      goalSetting: helpContents === undefined ? {} : { helpContents },
      dividend: {
        ...(items === undefined ? {} : { items }),
        externalLinks: typeof more === "string" && more !== "" ? { more } : {},
      },
    }
  }
