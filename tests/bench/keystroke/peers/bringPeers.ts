import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"

const packages = {
  "react-hook-form": "7.92.0",
  "@formily/core": "2.3.7",
  "@formily/react": "2.3.7",
  "@formily/json-schema": "2.3.7",
  uniforms: "4.0.0",
  "uniforms-bridge-json-schema": "4.0.0",
  "uniforms-unstyled": "4.0.0",
  "survey-core": "3.0.0",
  "survey-react-ui": "3.0.0",
  "@jsonforms/core": "3.8.0",
  "@jsonforms/react": "3.8.0",
  "@jsonforms/vanilla-renderers": "3.8.0",
}

const folder = resolve(".cache/peers/forms")

/**
 * Installs the other engines beside the project, once: 80 MB that nothing else needs.
 *
 * @returns the folder of their packages; undefined where no registry answers.
 */
export function bringPeers(): string | undefined {
  const installed = join(folder, "node_modules")
  if (existsSync(join(installed, "survey-react-ui"))) return installed
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies: packages }))
  try {
    // Some name an older React as theirs; all draw with the one at hand.
    execFileSync("npm", ["install", "--legacy-peer-deps", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"], {
      cwd: folder,
      stdio: "ignore",
    })
    return installed
  } catch {
    return undefined
  }
}
