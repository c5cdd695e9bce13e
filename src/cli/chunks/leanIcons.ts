import type { Plugin } from "vite"

/** Icon data of lucide without what no drawing needs: a random React key for each element, and a statement without effect. */
export const leanIcon = (code: string): string =>
  code.replace(/^__iconData\.node;\n/m, "").replaceAll(/,\s*key: "[a-z0-9]+"(?=\s*\})/g, "")

/** Elements are drawn as arguments, not as a list, so that their keys are never read; they cannot be compressed either. */
export const leanIcons: Plugin = {
  name: "lean-icons",
  apply: "build",
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
    handler: (code) => ({ code: leanIcon(code), map: null }),
  },
}
