import { toJS } from "mobx"
import { same } from "../../expressions/same"
import type { KeptIn } from "../../model/host"
import { isList, isRecord } from "../../model/json"
import type { ActionEnd } from "../../model/registry"
import type { FormModel } from "../../forms/model/FormModel"
import { isRunner } from "./ActionRun"
import { changeItems } from "./changeItems"
import { loadEntry } from "../data/loadEntry"
import { nextStep } from "./nextStep"
import type { Run } from "./Run"
import { submitForm } from "./submitForm"

type CoreAction = (options: Readonly<Record<string, unknown>>, run: Run) => Promise<ActionEnd> | ActionEnd

const isPlace = (where: unknown): where is KeptIn => where === "memory" || where === "encrypted" || where === "device"

/** With `most` a list, the newest first, each value once. */
function keptValue(before: unknown, { value, most }: Readonly<Record<string, unknown>>): unknown {
  const newest = toJS(value)
  if (typeof most !== "number") return newest
  const others = isList<unknown>(before) ? before.filter((one) => !same(one, newest)) : []
  return [newest, ...others].slice(0, most)
}

const ok: ActionEnd = { outcome: "ok" }

/** The actions that every product needs; their options are declared in model/coreDefinitions. */
export const coreActions: Readonly<Record<string, CoreAction>> = {
  submit(options, { screen }) {
    return submitForm(screen, screen.form(String(options["form"]))) ? ok : { outcome: "invalid" }
  },
  async load(options, run) {
    const names = Array.isArray(options["data"]) ? options["data"].map(String) : []
    const end = run.meter.start()
    await Promise.all(names.map((name) => loadEntry(name, run))).finally(end)
    return ok
  },
  set(options, { screen }) {
    screen.setValue(String(options["state"]), toJS(options["value"]))
    return ok
  },
  "set-query"(options, { screen }) {
    screen.setQuery(isRecord(options["values"]) ? options["values"] : {})
    return ok
  },
  "add-item": (options, run) => changeItems(options, run, "add"),
  "remove-item": (options, run) => changeItems(options, run, "remove"),
  keep(options, { screen }) {
    const name = String(options["name"])
    const where = options["in"]
    if (options["value"] === undefined) screen.host.session.clear(name)
    else
      screen.host.session.set(
        name,
        keptValue(screen.host.session.get(name), options),
        isPlace(where) ? where : "session",
      )
    return ok
  },
  answer(options, { screen }) {
    const form = screen.form(String(options["form"]))
    const { list, row } = options
    const field = [...(list === undefined ? [] : [list, row]), options["field"]].map(String).join(".")
    if ("value" in options) form?.setAnswer(field, options["value"])
    if (options["focus"] === true) form?.focus(field)
    return ok
  },
  reset({ form: named, only }, { screen }) {
    const putBack = (form: FormModel) => (only === "newer" ? form.takeNewer() : form.reset())
    if (named === undefined) screen.openForms.forEach(putBack)
    else {
      const form = screen.form(String(named))
      if (form) putBack(form)
      // One that stands on another screen is known by what was typed into it, and takes what is newer when it opens.
      else if (only !== "newer") screen.host.drafts.clear(String(named))
    }
    return ok
  },
  next: (options, run) => nextStep(run, { replace: options["replace"] === true, through: options["through"] }),
  async choose(options) {
    const chosen = options["if"] === true ? options["then"] : options["otherwise"]
    return isRunner(chosen) ? chosen() : ok
  },
}
