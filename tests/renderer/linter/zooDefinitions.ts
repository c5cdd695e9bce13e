/** Made-up words of a zoo. */
import { coreDefinitions } from "../../../renderer/model/coreDefinitions"
import {
  action,
  check,
  control,
  conversion,
  flag,
  format,
  icon,
  itemKey,
  listOf,
  positionIn,
  scheme,
  illustration,
  oneOf,
  option,
  options,
  skeleton,
  source,
  widget,
  type Definition,
} from "../../../renderer/model/definitions"

const animal = {
  type: "object",
  properties: { name: { type: "string" }, age: { type: "integer" } },
  additionalProperties: false,
}

export const zooDefinitions: readonly Definition[] = [
  ...coreDefinitions,
  widget({ name: "heading", description: "A heading.", options: options({ "text!": option.text }) }),
  widget({
    name: "steps",
    description: "Steps.",
    options: options({ "labels!": listOf(option.text), "current!": positionIn("labels") }),
  }),
  widget({
    name: "text",
    description: "A paragraph.",
    options: options({ "text!": option.rich, icon: option.icon, image: option.image }),
  }),
  widget({
    name: "price",
    description: "An amount.",
    options: options({ "value!": option.value, format: option.format }),
  }),
  widget({
    name: "answers",
    description: "Answers with their labels.",
    options: options({
      "rows!": listOf(
        options({
          "label!": option.text,
          text: option.text,
          value: option.value,
          format: option.format,
          when: option.condition,
        }),
      ),
    }),
  }),
  widget({ name: "picture", description: "A picture.", options: options({ "illustration!": option.illustration }) }),
  widget({
    name: "list",
    description: "Rows.",
    options: options({ "items!": option.value, itemKey, "row!": option.template }),
  }),
  widget({
    name: "button",
    description: "A button.",
    options: options({
      "label!": option.text,
      style: oneOf("primary", "outline"),
      tap: option.actions,
      selected: option.condition,
      wide: flag,
      analytics: listOf(option.value),
    }),
    sheetButtons: true,
  }),
  control({
    name: "text",
    description: "One line.",
    options: options({ suffixIcon: option.icon }),
    accepts: ["string"],
  }),
  control({
    name: "select",
    description: "One of several.",
    options: options({ chips: listOf({ type: "integer" }) }),
    choosing: true,
    accepts: ["string", "integer"],
  }),
  control({ name: "checkbox", description: "A tick.", options: options({}), accepts: ["boolean"] }),
  action({ name: "go", effect: "opens", description: "Opens a screen.", options: options({ "to!": option.target }) }),
  action({ name: "close", effect: "leaves", description: "Leaves the zoo.", options: options({}) }),
  action({
    name: "popup",
    effect: "asks",
    description: "Asks.",
    options: options({ "text!": option.text }),
    outcomes: ["confirm", "cancel"],
  }),
  action({
    name: "half-sheet",
    effect: "covers",
    description: "Opens a sheet.",
    options: options({
      "sheet!": option.sheet,
      values: { type: "object", additionalProperties: option.value },
    }),
  }),
  action({
    name: "open",
    effect: "stays",
    description: "Opens a link.",
    options: options({
      "link!": option.link,
      template: option.value,
      values: { type: "object", additionalProperties: option.value },
    }),
  }),
  source({
    name: "zoo/filter",
    description: "Some animals.",
    options: options({
      "kind!": option.value,
      by: { type: "string" },
      order: oneOf("up", "down"),
      items: option.value,
      where: option.test,
      sort: listOf(options({ "by!": option.property })),
    }),
    output: { type: "array", items: animal },
  }),
  format({ name: "yen", description: "Money.", options: options({}), accepts: ["integer"] }),
  format({
    name: "species",
    description: "A species.",
    options: options({ argument: option.codes }),
    accepts: ["integer"],
  }),
  conversion({ name: "trim", description: "No spaces.", options: options({}), accepts: ["string"] }),
  check({ name: "keeper-name", description: "A name.", options: options({}), accepts: ["string"] }),
  skeleton({ name: "rows", description: "Rows.", options: options({}) }),
  scheme("close", "Leaves the zoo."),
  scheme("open", "Enters the zoo."),
  scheme("map", "Shows the map."),
  icon({ name: "lion", description: "A lion.", options: options({}) }),
  illustration({ name: "empty-cage", description: "A cage.", options: options({}) }),
]
