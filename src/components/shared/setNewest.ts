/** Nobody goes back through more screens than these. */
const most = 50

/** Sets what was known of a visit, as the newest; the oldest goes where there are too many. */
export function setNewest<Value>(values: Map<string, Value>, visit: string, value: Value): void {
  values.delete(visit)
  values.set(visit, value)
  const [oldest] = values.keys()
  if (oldest !== undefined && values.size > most) values.delete(oldest)
}
