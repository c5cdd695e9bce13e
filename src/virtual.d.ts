/** Every action that has a folder, see `registered.ts`. */
declare module "virtual:app/actions" {
  export const actions: Readonly<Record<string, import("./actions").CreateAction>>
}

/** Every source that has a folder. */
declare module "virtual:app/sources" {
  export const sources: Readonly<Record<string, import("./sources").CreateSource>>
}
