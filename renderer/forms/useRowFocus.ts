import { useCallback, useEffect, useRef } from "react"
import { focusFirst } from "./focusControl"
import type { FormList } from "./model/GroupModel"

/** Keeps the focus when rows come and go: a new row takes it, a removed one gives it to its neighbour or the button. */
export function useRowFocus(list: FormList) {
  const wanted = useRef<string>(undefined)

  useEffect(() => {
    if (wanted.current === undefined) return
    focusFirst(document.getElementById(wanted.current))
    wanted.current = undefined
  })

  const add = useCallback(() => {
    const row = list.add()
    if (row !== undefined) wanted.current = `${list.id}-${row.id}`
  }, [list])
  const remove = useCallback(
    (id: string) => {
      const index = list.rows.findIndex((row) => row.id === id)
      list.remove(id)
      const neighbour = list.rows[Math.min(index, list.rows.length - 1)]
      wanted.current = neighbour === undefined ? `${list.id}-add` : `${list.id}-${neighbour.id}`
    },
    [list],
  )
  return { add, remove }
}
