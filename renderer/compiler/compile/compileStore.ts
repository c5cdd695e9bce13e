import type { CompiledChange, CompiledStore } from "../../model/compiled"
import type { DocumentOf } from "../../model/documents"
import { mapRecord, withoutGaps } from "../../model/json"
import { compileActions } from "./compileBlock"
import { compileText } from "./compileText"
import { compileOptionalCondition, compileValue, parsePath } from "./compileValue"
import type { CompileContext } from "./context"

type Written = NonNullable<DocumentOf<"call">["store"]>

/** What keeps the list comes along with every screen that can make the call. */
export function compileStore(store: Written, context: CompileContext): CompiledStore {
  const { items, by, most, add, remove, when, otherwise, full, shared, omit } = store
  context.needs.stores.add("createItemStore")
  return withoutGaps({
    items: inAnswer(items),
    by,
    most: most === undefined ? undefined : inAnswer(most),
    add: compileChange(add, context),
    remove: compileChange(remove, context),
    when: compileOptionalCondition(when, context),
    otherwise: otherwise && compileActions(otherwise, context, "/store/otherwise"),
    full: full && compileActions(full, context, "/store/full"),
    shared,
    omit,
  })
}

function compileChange({ call, key, label, item }: Written["add"], context: CompileContext): CompiledChange {
  context.needs.calls.add(call)
  return withoutGaps({
    call,
    key,
    label: compileText(label, context),
    item: item && mapRecord(item, (value) => compileValue(value, context)),
  })
}

const inAnswer = (path: string) => (parsePath(path) ?? []).slice(1)
