export const bin = (name: string) => `node_modules/.bin/${name}`

export const tsx = (file: string, ...rest: string[]) => [process.execPath, "--import", "tsx", file, ...rest]
