import { shapeRule } from "../documents/shape"

export const schemaInvalid = shapeRule("schema-invalid", "Schemas are JSON Schemas of draft-07.")
