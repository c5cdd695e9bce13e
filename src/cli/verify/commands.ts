export const bin = (name: string) => `node_modules/.bin/${name}`

export const tsx = (file: string, ...rest: string[]) => [process.execPath, "--import", "tsx", file, ...rest]

/** A process that begins with one of our modules. */
export const begin = (module: string, ...parameters: string[]) => [
  process.execPath,
  "src/cli/begin.mjs",
  module,
  ...parameters,
]

/** One of the commands. */
export const screens = (...parameters: string[]) => [process.execPath, "src/cli/run.mjs", ...parameters]

/** Where the app that journeys and pictures share is built in the folder of a run. */
export const previewIn = (folder: string) => `${folder}/preview`
