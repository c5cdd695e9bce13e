import { flag, listOf, oneOf, option, options, widget } from "../../../renderer/model/definitions"
import { badgeOptions, badges, repeated, textLink } from "./parts"

export const textWidgets = [
  widget({
    name: "heading",
    description: "Heading: level 1 is the screen's h1 (one at most), 2 a section, 3 a group inside it.",
    options: options({ level: oneOf(1, 2, 3), "text!": option.rich, badges, link: textLink }),
  }),
  widget({
    name: "lead",
    description: "One or two sentences under the h1.",
    options: options({ "text!": option.rich }),
  }),
  widget({
    name: "text",
    description: "Paragraph. `live` announces its changes to screen readers.",
    options: options({
      "text!": option.rich,
      tone: oneOf("normal", "soft", "strong", "small"),
      align: oneOf("start", "center"),
      live: flag,
    }),
  }),
  widget({
    name: "note",
    description: "Small print; the mark stands before it by itself.",
    options: options({ "text!": option.rich }),
  }),
  widget({
    name: "notice",
    description: "Coloured box with an icon: what to know (info), to mind (warn) or to act on (error).",
    options: options({
      "level!": oneOf("info", "warn", "error"),
      icon: option.icon,
      title: option.text,
      text: option.rich,
      /** Several short points, one line each. */
      points: listOf(option.rich),
      body: option.blocks,
      link: textLink,
      /** Said aloud when it appears: what an answer brings along. */
      announce: flag,
      /** A remark of its own to screen readers, which can go to it. */
      role: oneOf("note"),
    }),
  }),
  widget({
    name: "bullets",
    description: "Unordered list of sentences, written out (`rows`) or drawn for each of the `items`.",
    options: options({ rows: listOf(option.rich), ...repeated, mark: oneOf("dot", "check", "note") }),
  }),
  widget({
    name: "steps",
    description: "Numbered steps in their order.",
    options: options({ "rows!": listOf(options({ title: option.text, text: option.rich, when: option.condition })) }),
  }),
  widget({
    name: "illustration",
    description: "Decorative picture; give `alt` only where it says something that no text says.",
    options: options({ "name!": option.illustration, alt: option.text, size: oneOf("small", "normal", "large") }),
  }),
  widget({
    name: "banner",
    description: "Tappable picture; `alt` says what it leads to.",
    options: options({ "image!": option.value, "alt!": option.text, tap: option.actions }),
  }),
  widget({
    name: "badge",
    description: "Short state in a chip; its text says it, the colour only helps.",
    options: options(badgeOptions),
  }),
] as const
