import { control, coreDefinitions, option, options, widget } from "@kamishibai/renderer/definitions"

const none = options({})
export const heading = widget({ name: "heading", description: "Heading.", options: options({ "text!": option.text }) })
const tapped = options({ "label!": option.text, "tap!": option.actions })
export const button = widget({ name: "button", description: "Button.", options: tapped })
const text = control({ name: "text", description: "One line.", options: none, accepts: ["string"] })
export const definitions = [...coreDefinitions, heading, button, text]
