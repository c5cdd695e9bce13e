import type { ReactNode } from "react"
import { createContext, useContext } from "react"
import type { Scope } from "../model/scope"
import type { CompiledBlock } from "../model/compiled"
import type { Registry } from "../model/registry"
import type { FormModel } from "./model/FormModel"
import type { GroupModel } from "./model/GroupModel"

/** What the parts of a drawn form share. */
export interface FormHost {
  readonly model: FormModel
  readonly controls: Registry["controls"]
  /** Draws a block that stands between fields. */
  renderBlock(block: CompiledBlock, scope: Scope): ReactNode
  /** Draws what stands in place of a control that nobody has registered. */
  renderMissing(control: string): ReactNode
}

/** Carries what the parts of one drawn form share; see `useFormHost`. */
export const FormHostContext = createContext<FormHost | undefined>(undefined)

/** @throws when used outside of a FormView */
export function useFormHost(): FormHost {
  const host = useContext(FormHostContext)
  if (host === undefined) throw new Error("a part of a form is drawn outside of its FormView")
  return host
}

/** The object whose fields are being drawn: the form, a nested object or a row. */
export const GroupContext = createContext<GroupModel | undefined>(undefined)

/** @throws when used outside of a FormView */
export function useGroup(): GroupModel {
  const group = useContext(GroupContext)
  if (group === undefined) throw new Error("a field is drawn outside of its group")
  return group
}
