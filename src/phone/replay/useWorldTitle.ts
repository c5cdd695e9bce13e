import { useEffect, useState } from "react"
import { sandbox } from "../sandbox"

/** What people call a world; its own name until the sandbox has said that. */
export function useWorldTitle(name: string): string {
  const [title, setTitle] = useState<{ readonly of: string; readonly says: string }>()
  useEffect(() => {
    let isShown = true
    sandbox.worlds().then(
      (worlds) => {
        const found = worlds.find((world) => world.name === name)
        if (isShown && found) setTitle({ of: name, says: found.title })
      },
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [name])
  return title?.of === name ? title.says : name
}
