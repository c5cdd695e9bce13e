import { options, type VNode } from "preact"

interface FieldProps {
  readonly value?: unknown
  readonly checked?: unknown
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fields = new Set<unknown>(["input", "textarea", "select"])
const shown = new WeakMap<Element, FieldProps>()
let isWatching = false

/**
 * As React does and Preact does not: once a change has been handled, a field whose value a component decides shows that
 * value, also where the component is not drawn again because the value stayed what it was.
 */
export function keepControlled(page: Document): void {
  if (isWatching) return
  isWatching = true
  const before = options.diffed
  options.diffed = (node) => {
    if (fields.has(node.type)) remember(node as VNode<FieldProps>)
    before?.(node)
  }
  // What the change has led to is drawn in a microtask that was asked for before this one.
  for (const name of ["input", "change"])
    page.addEventListener(name, ({ target }) => isHandledBy(name, target) && queueMicrotask(() => restore(target)))
}

/** A choice is told by both events, and handled at the second: before that it stays as the customer made it. */
const isHandledBy = (name: string, target: EventTarget | null): target is Field =>
  isField(target) && (name === "change" || !(target instanceof HTMLSelectElement || isTick(target)))

/** Preact keeps a node's element in `__e`, a name that its packages rely on among each other; it has no public one. */
function remember(node: VNode<FieldProps>): void {
  const element: unknown = Reflect.get(node, "__e")
  if (element instanceof Element) shown.set(element, node.props)
}

function restore(field: Field): void {
  if (!isTick(field)) return restoreValue(field)
  const group = field.type === "radio" && field.name !== "" ? radiosBeside(field) : [field]
  for (const tick of group) restoreTick(tick)
}

function restoreValue(field: Field): void {
  const { value } = shown.get(field) ?? {}
  if (typeof value !== "string" && typeof value !== "number") return
  if (field.value !== String(value)) field.value = String(value)
}

function restoreTick(tick: HTMLInputElement): void {
  const { checked } = shown.get(tick) ?? {}
  if (typeof checked === "boolean" && tick.checked !== checked) tick.checked = checked
}

const radiosBeside = ({ name, form, ownerDocument }: HTMLInputElement) =>
  [...ownerDocument.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${CSS.escape(name)}"]`)].filter(
    (radio) => radio.form === form,
  )

const isTick = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio"

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
