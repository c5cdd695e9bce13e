import { createRoot } from "react-dom/client"
import {
  createMemoryHost,
  createRegistry,
  StandaloneScreen,
  type CompiledApp,
  type ScreenModule,
} from "../../../renderer"
import { List } from "../../../src/components/list/List"
import { Row } from "../../../src/components/row/Row"
import "../../../src/styles/components"
import { items } from "./items"

const get = (...path: readonly string[]) => ({ "@get": path })
const row = {
  widget: "row",
  at: "zoo.screen.json#/body/0/row/0",
  options: {
    title: { "@text": [{ get: ["item", "name"] }] },
    sub: { "@rich": [{ get: ["item", "sub"] }] },
    text: get("item", "ID"),
    tap: { "@do": [] },
  },
}
const list = {
  widget: "list",
  at: "zoo.screen.json#/body/0",
  options: { items: get("state", "items"), itemKey: "ID", row: { "@template": [row] } },
}

const module = {
  hash: "1",
  screen: {
    id: "zoo",
    file: "zoo.screen.json",
    title: "Zoo",
    layout: "page",
    page: "zoo",
    header: { back: "close", hidden: false, close: false, rotate: false },
    query: {},
    needs: {},
    enter: [],
    state: { items },
    body: [list],
    steady: 1,
    headings: [],
    footer: [],
    data: {},
  },
  forms: {},
  formUses: [],
  calls: {},
  sheets: {},
} as unknown as ScreenModule

const app = { interface: {}, constants: {}, tokens: {}, links: {}, flows: {}, codes: {} } as unknown as CompiledApp
const registry = createRegistry({ widgets: { list: List, row: Row } } as never)
const host = createMemoryHost({ app, registry })

const root = document.getElementById("root")
if (root === null) throw new Error("the page has no root")
createRoot(root).render(<StandaloneScreen module={module} host={host} />)
