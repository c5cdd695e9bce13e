import { action, option, options } from "../../../renderer/definitions"
import { template } from "../optionShapes"

export const definition = action({
  name: "open-external",
  effect: "stays",
  description:
    "Opens an address outside the webview: a named link of app.json, an address, or one made from a template. `values` fill the places `{NAME}` of a link or template; the allow-list judges the result. A link `tel:0120000000` or `tel:{NUMBER}` of app.json calls.",
  options: options({ link: option.link, url: option.text, ...template }),
  outcomes: ["refused"],
})
