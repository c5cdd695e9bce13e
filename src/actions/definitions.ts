import { action, flag, listOf, oneOf, option, options } from "../../renderer/definitions"

const query = { type: "object", additionalProperties: option.value }
const move = { "to!": option.target, query }

export const actionDefinitions = [
  action({
    name: "go",
    effect: "opens",
    description: "Opens a screen, by id or path; back leads here again.",
    options: options(move),
  }),
  action({
    name: "replace",
    effect: "replaces",
    description: "Opens a screen in place of this one; back does not lead here again.",
    options: options(move),
  }),
  action({
    name: "back",
    effect: "leaves",
    description:
      "Goes back in history, `steps` screens (1); where the history is shorter, opens `otherwise` or closes the webview.",
    options: options({ steps: option.value, otherwise: option.target }),
  }),
  action({
    name: "close-webview",
    effect: "leaves",
    description: "Closes the page in the native app.",
    options: options({}),
  }),
  action({
    name: "half-sheet",
    effect: "covers",
    description:
      "Opens a named half-sheet, or one that a server sent (`from`), and waits until it is closed. `values` are `$sheet` inside.",
    options: options({ sheet: option.sheet, from: option.value, values: query }),
    outcomes: ["DELETE_JPKI_AND_CLOSE_WEBVIEW", "JPKI_BACK_TO_START"],
  }),
  action({
    name: "popup",
    effect: "asks",
    description:
      "Asks or tells something; goes on 400 ms after it was hidden. `lines` (a server's messages) win over `text`; `cancel` is a label or `none`.",
    options: options({
      title: option.text,
      text: option.text,
      lines: option.value,
      confirm: option.text,
      cancel: { anyOf: [oneOf("none"), option.text] },
      then: option.actions,
      otherwise: option.actions,
    }),
    outcomes: ["cancel"],
  }),
  action({
    name: "toast",
    effect: "stays",
    description: "Says one line for three seconds.",
    options: options({ "text!": option.text }),
  }),
  action({
    name: "open-external",
    effect: "stays",
    description:
      "Opens an address outside the webview: a named link of app.json, or one that the allow-list lets through.",
    options: options({ link: option.link, url: option.text }),
    outcomes: ["refused"],
  }),
  action({
    name: "leave",
    effect: "leaves",
    description: "Leaves for an address that a server sent; the allow-list judges it.",
    options: options({ "to!": option.text }),
    outcomes: ["refused"],
  }),
  action({
    name: "launch",
    effect: "resumes",
    description: "Hands over to the native app by one of its own links, as a server sent it: card reading.",
    options: options({ "url!": option.value, session: option.value }),
    outcomes: ["refused"],
  }),
  action({
    name: "open-in-app",
    effect: "leaves",
    description: "Opens a page of the app in the native app, from a browser: its link with the address in it.",
    options: options({ "to!": option.value }),
    outcomes: ["refused"],
  }),
  action({ name: "login", effect: "leaves", description: "Opens the login of the native app.", options: options({}) }),
  action({
    name: "log-out",
    effect: "leaves",
    description: "Forgets the customer on this device, then opens the login of the native app.",
    options: options({}),
  }),
  action({
    name: "reload",
    effect: "stays",
    description: "Loads the screen again from the start.",
    options: options({}),
  }),
  action({
    name: "copy",
    effect: "stays",
    description: "Puts a text into the clipboard and says so.",
    options: options({ "text!": option.text, done: option.text }),
  }),
  action({ name: "rotate", effect: "stays", description: "Turns the screen of the native app.", options: options({}) }),
  action({
    name: "wait",
    effect: "waits",
    description: "Waits before the next action; ends when the screen is left.",
    options: options({ "seconds!": { type: "number", minimum: 0, maximum: 600 } }),
  }),
  action({
    name: "track",
    effect: "stays",
    description: "Records what the customer did, by key; never a value of the customer.",
    options: options({
      "key!": { type: "string" },
      label: option.text,
      action: { type: "string" },
      /** Name of the record where it is not the page's: a conversion that other systems wait for. */
      name: { type: "string", pattern: "^[a-z][a-z0-9_]{2,60}$" },
      /** Chosen codes that make the label; only of tables that allow it. */
      analytics: listOf(option.value),
    }),
  }),
  action({
    name: "put-file",
    effect: "stays",
    description:
      "Puts a chosen file (`$item.file` of an upload) where a call said; `gives` is what follows from it: its id.",
    options: options({ "file!": option.value, "to!": option.value, "gives!": option.value }),
    outcomes: ["failed", "refused"],
  }),
  action({
    name: "note-read",
    effect: "stays",
    description: "Notes that a document was opened, in this version.",
    options: options({ "document!": option.value, "version!": option.value }),
  }),
  action({
    name: "enter-flow",
    effect: "replaces",
    description:
      "Opens the step that a return point leads to, or the named one; `on` names the points that lead elsewhere.",
    options: options({ "flow!": { type: "string" }, point: option.value, step: { type: "string" } }),
  }),
  action({
    name: "restart-flow",
    effect: "resumes",
    description:
      "Lets the return point of the server decide again where the customer stands in the flow; `too-often` where it has done so three times in a row and nobody tapped.",
    options: options({ forget: flag }),
    outcomes: ["too-often"],
  }),
  action({
    name: "forget-step",
    effect: "stays",
    description: "Forgets on which step the customer is, and stays: the next address of the flow asks the server.",
    options: options({}),
  }),
  action({
    name: "start-over",
    effect: "restarts",
    description: "Forgets what this device knows of the application and opens the first step of the flow.",
    options: options({}),
  }),
  action({
    name: "forget-flow",
    effect: "stays",
    description: "Forgets what this device knows of the application, and stays where it is.",
    options: options({}),
  }),
  action({
    name: "check-maintenance",
    effect: "stays",
    description:
      "Loads the global configuration again, at most every ten seconds; goes on when the maintenance is over.",
    options: options({}),
    outcomes: ["still"],
  }),
] as const
