import { englishStringTranslator } from "@rjsf/utils"

/**
 * Stands in for rjsf's own registry in the bundle. Our forms draw every field themselves (see theme.ts); the default
 * fields, templates and widgets, 22 KB of them, would never be called.
 */
function bareRegistry() {
  return {
    fields: {},
    templates: { ButtonTemplates: {} },
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: englishStringTranslator,
    globalFormOptions: { idPrefix: "root", idSeparator: "_", useFallbackUiForUnsupportedType: false },
  }
}

// oxlint-disable-next-line import/no-default-export -- the module it stands in for has one
export { bareRegistry as default }
