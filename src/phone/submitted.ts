import type { FormEvent } from "react"

/** A form of the phone: its answers go to `take`, and it is empty again. */
export const submitted =
  (take: (answers: FormData) => void): ((event: FormEvent<HTMLFormElement>) => void) =>
  (event) => {
    event.preventDefault()
    const form = event.currentTarget
    take(new FormData(form))
    form.reset()
  }
