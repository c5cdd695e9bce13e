// Brings a fresh machine to the point where the other commands run. Plain JavaScript: it runs before anything is installed.
import { spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { dirname, join } from "node:path"

const root = join(dirname(fileURLToPath(import.meta.url)), "../..")

function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(2)
}

function isInstalled() {
  const hidden = join(root, "node_modules/.package-lock.json")
  if (!existsSync(hidden)) return false
  const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages
  const present = JSON.parse(readFileSync(hidden, "utf8")).packages
  return Object.entries(wanted).every(
    ([path, entry]) => path === "" || entry.optional || present[path]?.version === entry.version,
  )
}

const [major, minor] = process.versions.node.split(".").map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node.js 20.19 以降が必要です（現在 ${process.versions.node}）。`)
}

const npm = (...parameters) =>
  spawnSync("npm", [...parameters, "--no-audit", "--no-fund"], { cwd: root, stdio: ["ignore", 2, 2] }).status === 0

// What cannot be installed exactly as the lockfile says is a failure to be told, never a reason to install something else.
if (!isInstalled() && !npm("ci", "--loglevel", "error")) {
  fail(
    "ロックファイルどおりに依存パッケージを取得できませんでした（npm ci）。ネットワークの接続と package-lock.json を確かめて、もう一度実行してください。",
  )
}

if (process.argv.includes("--browser")) {
  const { register } = await import("tsx/esm/api")
  register()
  const { prepareBrowser } = await import("./prepareBrowser.ts")
  prepareBrowser(fail)
}
