import type { FieldProps, Registry } from "@rjsf/utils"
import { toFieldPathId } from "@rjsf/utils"
import ObjectField from "@rjsf/core/lib/components/fields/ObjectField.js"
import { useMemo } from "react"
import type { JsonSchema } from "../model/documents"
import type { FormContext } from "../model/control"
import { BaseInputTemplate } from "./BaseInputTemplate"
import { ObjectLayout } from "./ObjectLayout"
import { toRjsfSchema } from "./rjsfSchema"
import { followReference } from "./model/schema"

/** What rjsf draws with: its object field for the order of things; its template draws everything that holds an answer. */
const fields = { ObjectField }
const templates = { ObjectFieldTemplate: ObjectLayout, BaseInputTemplate }

interface LayoutFormProps {
  readonly schema: JsonSchema
  readonly idPrefix: string
  readonly formContext: FormContext
}

const ignore = () => undefined

/**
 * Stands in place of rjsf's `Form`: what is typed lives in our model, so of rjsf it takes what lays fields out, and none
 * of what keeps data, derives defaults or validates.
 */
export function LayoutForm({ schema, idPrefix, formContext }: LayoutFormProps) {
  const props = useMemo(() => fieldProps({ schema, idPrefix, formContext }), [schema, idPrefix, formContext])
  return <ObjectField {...props} />
}

function fieldProps({ schema, idPrefix, formContext }: LayoutFormProps): FieldProps {
  const globalFormOptions = { idPrefix, idSeparator: "_", useFallbackUiForUnsupportedType: false }
  // A form's schema has a constant shape: besides local references there is nothing to look up, to merge or to choose.
  const schemaUtils = { retrieveSchema: (part: JsonSchema) => followReference(part, schema) }
  const registry = {
    fields,
    templates,
    widgets: {},
    schemaUtils,
    rootSchema: schema,
    formContext,
    globalFormOptions,
  }
  return {
    name: "",
    schema: toRjsfSchema(schema),
    uiSchema: {},
    fieldPathId: toFieldPathId("", globalFormOptions, []),
    registry: registry as unknown as Registry,
    onChange: ignore,
    onBlur: ignore,
    onFocus: ignore,
  } as unknown as FieldProps
}
