import {
  action,
  colour,
  control,
  coreDefinitions,
  format,
  option,
  options,
  skeleton,
  widget,
} from "@kamishibai/renderer/definitions"

// A name that ends in ! is an option that has to be written. What documents may say of each follows from here.
export const heading = widget({
  name: "heading",
  description: "The main heading of a screen.",
  options: options({ "text!": option.text }),
  mainHeading: true,
})
export const message = widget({
  name: "message",
  description: "What just happened.",
  options: options({ "text!": option.text }),
})
export const button = widget({
  name: "button",
  description: "A button.",
  options: options({ "label!": option.text, "tap!": option.actions }),
})
export const text = control({ name: "text", description: "One line.", options: options({}), accepts: ["string"] })
export const stars = control({
  name: "stars",
  description: "A number of stars, from 1.",
  options: options({ "most!": { type: "integer", minimum: 2 }, caption: option.text }),
  accepts: ["integer"],
  frame: "group",
})
export const go = action({
  name: "go",
  description: "Opens a screen.",
  effect: "opens",
  options: options({ "to!": option.target }),
})
export const feed = action({
  name: "feed",
  description: "Feeds an animal, by the zoo's HTTP client.",
  effect: "stays",
  options: options({ "name!": option.value }),
  outcomes: ["asleep"],
  output: { type: "object", required: ["kilos"], properties: { kilos: { type: "number" } } },
})
export const kilos = format({ name: "kilos", description: "2 kg", options: options({}), accepts: ["number"] })
export const species = format({
  name: "species",
  description: "What a table of codes says: {draft.kind|species:kinds}.",
  options: options({ "argument!": option.codes }),
  accepts: ["string"],
})
export const lines = skeleton({ name: "lines", description: "Grey lines.", options: options({}) })
export const ink = colour("ink", "Text.")
export const definitions = [
  ...coreDefinitions,
  heading,
  message,
  button,
  text,
  stars,
  go,
  feed,
  kilos,
  species,
  lines,
  ink,
] as const
