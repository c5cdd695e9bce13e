import { flag, itemsOf, listOf, option, options, source } from "../../../renderer/definitions"

export const definition = source({
  name: "list",
  description:
    "Items that fit (`where`), in an order (`sort`: the first rule decides, later ones where it finds no difference), in groups of what they have in common (`group`), and no more than so many (`first`); `count` is how many there are in all.",
  options: options({
    "items!": option.value,
    where: option.test,
    sort: listOf(options({ "by!": option.property, desc: flag, when: option.condition })),
    group: options({ "by!": option.property }),
    first: option.value,
  }),
  output: {
    type: "object",
    properties: {
      items: { type: "array", items: itemsOf("items") },
      groups: {
        type: "array",
        items: {
          type: "object",
          properties: { KEY: {}, ROWS: { type: "array", items: itemsOf("items") } },
          required: ["KEY", "ROWS"],
        },
      },
      count: { type: "integer" },
    },
    required: ["items", "groups", "count"],
  },
})
