/**
 * Stands in for the library that rjsf merges `allOf` with. A form's schema has a constant shape: the checks of the
 * documents refuse `allOf` and what rjsf makes one of, so this is never asked.
 */
function noAllOf(): never {
  throw new Error("a form's schema has no allOf")
}

// oxlint-disable-next-line import/no-default-export -- the module it stands in for has one
export { noAllOf as default }
