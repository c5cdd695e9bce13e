import { action } from "mobx"

type Method = (...parameters: never[]) => unknown

/** Makes methods of a class actions, for all of its instances at once: MobX would look at each of them in every instance. */
export function makeActions<Name extends string>(
  prototype: Readonly<Record<Name, Method>>,
  ...names: readonly Name[]
): void {
  for (const name of names) Object.defineProperty(prototype, name, { value: action(prototype[name]) })
}
