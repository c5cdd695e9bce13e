/** What is used here of packages that are fetched for this measurement and installed nowhere else. */
declare module "react-hook-form" {
  import type { FormEvent } from "react"

  interface Rule {
    readonly value: number
    readonly message: string
  }
  export interface UseFormReturn<Values> {
    readonly formState: { readonly errors: Readonly<Record<keyof Values & string, { message?: string } | undefined>> }
    register(name: string, rules: { readonly minLength: Rule; readonly maxLength: Rule }): object
    setValue(name: string, value: string): void
    handleSubmit(accept: (values: Values) => void): (event?: FormEvent) => Promise<void>
  }
  export function useForm<Values>(options: { readonly defaultValues: Values }): UseFormReturn<Values>
}

declare module "@formily/core" {
  export interface Form {
    setValues(values: object): void
    submit(): Promise<unknown>
  }
  export function createForm(): Form
}

declare module "@formily/react" {
  import type { Form } from "@formily/core"
  import type { ComponentType, ReactNode } from "react"

  interface Field {
    readonly address: { toString(): string }
    readonly title: ReactNode
    readonly description: ReactNode
    readonly selfErrors: readonly string[]
  }
  type Mapper<Props> = (component: ComponentType<Props>) => ComponentType<Props>
  export function connect<Props>(
    component: ComponentType<Props>,
    ...mappers: readonly Mapper<Props>[]
  ): ComponentType<Props>
  export function mapProps<Props>(map: (props: Props, field: Field) => Props): Mapper<Props>
  export function mapReadPretty<Props>(component: ComponentType<Props>): Mapper<Props>
  export function createSchemaField(options: {
    readonly components: Readonly<Record<string, unknown>>
  }): ComponentType<{ readonly schema: object }>
  export const FormProvider: ComponentType<{ readonly form: Form; readonly children?: ReactNode }>
}

declare module "uniforms-bridge-json-schema" {
  interface Options {
    readonly schema: object
    validator(model: unknown): object | null
  }
  export const JSONSchemaBridge: new (options: Options) => object
}

declare module "uniforms-unstyled" {
  import type { ComponentType, Ref } from "react"
  export const AutoForm: ComponentType<{
    readonly ref?: Ref<{ submit(): Promise<unknown> }>
    readonly schema: object
    readonly model: object
    onSubmit(): void
  }>
}

declare module "survey-core" {
  export class Model {
    constructor(document: object)
    data: object
    completeLastPage(): void
  }
}

declare module "survey-react-ui" {
  import type { ComponentType } from "react"
  import type { Model } from "survey-core"
  export const Survey: ComponentType<{ readonly model: Model }>
}

declare module "@jsonforms/react" {
  import type { ComponentType } from "react"
  export const JsonForms: ComponentType<{
    readonly schema: object
    readonly uischema: object
    readonly data: object
    readonly renderers: readonly unknown[]
    readonly cells: readonly unknown[]
  }>
}

declare module "@jsonforms/vanilla-renderers" {
  export const vanillaRenderers: readonly unknown[]
  export const vanillaCells: readonly unknown[]
}
