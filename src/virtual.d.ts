/** Every action and source that has a folder, see `registered.ts`. */
declare module "virtual:app/registered" {
  export const actions: Readonly<Record<string, import("./actions").CreateAction>>
  export const sources: Readonly<Record<string, import("./sources").CreateSource>>
}
