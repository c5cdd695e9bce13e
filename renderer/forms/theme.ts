import ObjectField from "@rjsf/core/lib/components/fields/ObjectField.js"
import { LayoutField } from "./LayoutField"
import { ObjectLayout } from "./ObjectLayout"

/** What rjsf draws with: its object field for the order of things, our own for everything that holds an answer. */
export const fields = { SchemaField: LayoutField, ObjectField }
export const templates = { ObjectFieldTemplate: ObjectLayout }
