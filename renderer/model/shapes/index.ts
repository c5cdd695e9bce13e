/**
 * What each kind of document is made of, declared once: the schema that judges it (`schemas/meta`) and its TypeScript type
 * (`documents.ts`) both come from here.
 */
import { app, closures, conditions, errors, messages, theme } from "./app"
import { call } from "./call"
import { flow, step } from "./flow"
import { field, fieldDrawing, fieldOption, form, optionsFrom, section } from "./form"
import { composed } from "./head"
import { data, mark, sample, screen } from "./screen"
import { codes, sheet } from "./sheet"

export const documentShapes = {
  screen,
  form,
  flow,
  call,
  codes,
  sheet,
  app,
  closures,
  errors,
  conditions,
  messages,
  theme,
} as const

export { composed }

/** Shapes inside documents that references name. */
export const partShapes = { data, mark, sample, field, fieldDrawing, fieldOption, optionsFrom, section, step } as const
