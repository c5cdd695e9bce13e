import { spawnSync } from "node:child_process"

/** Milliseconds for what comes over the network, which may be slow, and for what then happens on this machine. */
const limits = { fetching: 120_000, installing: 120_000 }

const apt = (timeout: number, ...parameters: string[]) =>
  spawnSync("apt-get", ["-o", "DPkg::Lock::Timeout=60", ...parameters], {
    timeout,
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0

/** Installs from Debian where that is possible without asking anybody; whoever calls looks at what is there afterwards. */
export function install(packages: readonly string[]): void {
  if (process.getuid?.() !== 0) return
  const parameters = ["install", "-y", "--no-install-recommends", ...packages]
  // Fetching can be broken off at any time; a half-installed package would be in the way of the next one.
  const isFetched =
    apt(limits.fetching, "--download-only", ...parameters) ||
    (apt(limits.fetching, "update") && apt(limits.fetching, "--download-only", ...parameters))
  if (isFetched) apt(limits.installing, "--no-download", ...parameters)
}
