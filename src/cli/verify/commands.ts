export const bin = (name: string) => `node_modules/.bin/${name}`

export const tsx = (file: string, ...rest: string[]) => [process.execPath, "--import", "tsx", file, ...rest]

/** Where the app that journeys and pictures share is built in the folder of a run. */
export const previewIn = (folder: string) => `${folder}/preview`
