// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { definitions } from "../../../src/definitions"
import * as conversions from "../../../src/conversions"
import { formats } from "../../../src/formats"
import * as icons from "../../../src/icons/icons"
import * as common from "../../../src/icons/common"
import * as illustrations from "../../../src/illustrations"
import { skeletons } from "../../../src/skeletons"
import { folderProblems, nameProblems } from "./folderProblems"

const declared = (kind: string) =>
  definitions
    .filter((one) => one.kind === kind)
    .map(({ name }) => name)
    .toSorted()

describe("the app", () => {
  it.each(["src/components", "src/controls"])(
    "has in %s a definition and an implementation for each",
    async (folder) => {
      expect(await folderProblems(resolve(folder))).toEqual([])
    },
  )

  it("declares every name once within its kind", () => {
    expect(nameProblems(definitions)).toEqual([])
  })

  it.each([
    ["skeleton", skeletons],
    ["format", formats],
    ["conversion", conversions],
    ["icon", icons],
    ["illustration", illustrations],
  ])("implements exactly what is declared as %s", (kind, implemented) => {
    expect(Object.keys(implemented).toSorted()).toEqual(declared(kind))
  })

  it("draws icons that are always there as those that documents name", () => {
    expect(icons).toMatchObject(common)
  })
})

describe("a folder", () => {
  let root = ""
  beforeEach(() => void (root = mkdtempSync(join(tmpdir(), "components-"))))
  afterEach(() => rmSync(root, { recursive: true }))

  const add = (name: string, files: Readonly<Record<string, string>>) => {
    mkdirSync(join(root, name))
    for (const [file, text] of Object.entries(files)) writeFileSync(join(root, name, file), text)
  }
  const defines = (name: string) => `export const definition = { kind: "widget", name: "${name}" }\n`
  const problems = async () => (await folderProblems(root)).map((problem) => problem.replaceAll(`${root}/`, ""))

  it("that is complete is fine, and so is what several share", async () => {
    add("owl-box", { "definition.ts": defines("owl-box"), "OwlBox.tsx": "export function OwlBox() {}\n" })
    add("shared", { "Feather.tsx": "export const Feather = 1\n" })
    expect(await problems()).toEqual([])
  })

  it("without a definition is told where to declare what it is", async () => {
    add("owl", { "Owl.tsx": "export function Owl() {}\n" })
    expect(await problems()).toEqual([
      "owl has no definition.ts: declare there its name, what it is for and what documents may say",
    ])
  })

  it("whose file declares nothing is told what to export", async () => {
    add("owl", { "definition.ts": "export const owl = 1\n", "Owl.tsx": "export function Owl() {}\n" })
    expect(await problems()).toEqual([
      'owl/definition.ts exports no "definition": export what widget({...}) or control({...}) gives',
    ])
  })

  it("that declares another name is told to agree with itself", async () => {
    add("owl", { "definition.ts": defines("bear"), "Owl.tsx": "export function Owl() {}\n" })
    expect(await problems()).toEqual(['owl/definition.ts declares "bear": declare "owl", or rename the folder'])
  })

  it("with a name that no document may write is told which letters it may", async () => {
    add("Owl_Box", { "definition.ts": defines("Owl_Box") })
    expect(await problems()).toEqual([
      'Owl_Box: no document may write the name "Owl_Box"; rename the folder with small letters, digits and hyphens',
    ])
  })

  it("that draws nothing is told what to export from where", async () => {
    add("owl-box", { "definition.ts": defines("owl-box"), "OwlBox.tsx": "export const Owl = 1\n" })
    expect(await problems()).toEqual([
      "owl-box is not drawn: export OwlBox from owl-box/OwlBox.tsx, or delete the folder",
    ])
  })

  it("cannot share its name with another of its kind", () => {
    expect(
      nameProblems([
        { kind: "widget", name: "owl" },
        { kind: "control", name: "owl" },
        { kind: "widget", name: "owl" },
      ]),
    ).toEqual(['widget "owl" is declared twice, and a document could not say which it means: rename one'])
  })
})
