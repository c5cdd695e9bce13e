import { scheme } from "../renderer/definitions"

/** Links by which the app speaks to its host. */
export const schemeDefinitions = [
  scheme("login", "Opens the login of the app."),
  scheme("close", "Closes the page."),
  scheme("external", "Opens an address in the browser, outside of the app."),
  scheme("rotate", "Turns the screen."),
  scheme("reader", "Starts the reader of identity cards; links of servers must begin with it."),
]
