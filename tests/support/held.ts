/** A promise that a test settles when it likes. */
export function createHeld<Value = void>() {
  let resolve: ((value: Value) => void) | undefined
  let reject: ((error: Error) => void) | undefined
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve: (value: Value) => resolve?.(value), reject: (error: Error) => reject?.(error) }
}
