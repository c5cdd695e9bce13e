import type { FormModel } from "../../forms/model/FormModel"
import { action, computed, makeObservable, observable, observableRef, runInAction, type IComputedValue } from "mobx"
import { evaluate } from "../../expressions/evaluate"
import { resolveText } from "../../expressions/resolveText"
import type { Scope } from "../../model/scope"
import type { CallFailure, CallResult } from "../../model/calls"
import type { CompiledCall, CompiledForm, CompiledSheet, FormUse, ScreenModule } from "../../model/compiled"
import type { Json } from "../../model/documents"
import type { ActionRunner, Formatting, Registry } from "../../model/registry"
import type { ActionRun } from "../actions/ActionRun"
import { DataEntry } from "../data/DataEntry"
import { readSource } from "../data/readSource"
import { createScreenScope } from "./screenScope"
import type { CallOptions, Host } from "../../model/host"
import { DrawnBody } from "./DrawnBody"
import { newestAnswer } from "./storeOf"
import { setParameters } from "./screenParameters"
import { changedQuery, parseQuery, type Query } from "./parseQuery"
import { createRequest } from "../data/createRequest"
import { RunningReads } from "../data/RunningReads"

type Values = Readonly<Record<string, unknown>>

const ownValue = <T>(named: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  named !== undefined && Object.hasOwn(named, name) ? named[name] : undefined

/** What a screen is opened with; `query` is that of the address, as it came. */
export interface ScreenOptions {
  readonly module: ScreenModule
  readonly host: Host
  readonly query?: Query
}

/** What the renderer itself brings to a screen: handed in, because it is drawn with screens in turn. */
interface CoreParts {
  readonly widgets: Registry["widgets"]
  createForm(screen: ScreenState, form: CompiledForm, use: FormUse): FormModel
}

/** One screen while it is open: its data, forms and values, and the scope that its document sees. */
export class ScreenState {
  module: ScreenModule
  /** The address's query after the screen's rules: `$query`. */
  query: Query
  /** `$state`. */
  values: Values
  /** Answer of the last call of an action: `$res`. */
  response: unknown = undefined
  /** The last failure: `$failure`. */
  failure: CallFailure | undefined = undefined
  /** Calls of actions in flight. */
  calls = 0
  /** True once everything that opens the screen was set going. */
  isStarted = false
  /** True where the address or a missing earlier step does not allow the screen. */
  isBlocked = false
  private readonly entries = observable.map<string, DataEntry>({}, { deep: false })
  private readonly forms = observable.map<string, FormModel>({}, { deep: false })
  private readonly sources = new Map<string, IComputedValue<unknown>>()
  /** What ends when the screen is left. */
  readonly closing: (() => void)[] = []
  /** What is drawn and can be tapped, by key; the first of several counts. */
  private readonly runs = new Map<string, ActionRun>()
  private readonly leaving = new AbortController()
  private readonly reads = new RunningReads()
  readonly body = new DrawnBody(this)

  readonly host: Host
  /** The query of the address, before the screen's rules. */
  addressQuery: Query

  constructor(
    { module, host, query = {} }: ScreenOptions,
    private readonly core: CoreParts,
  ) {
    this.module = module
    this.host = host
    this.addressQuery = query
    this.query = parseQuery(module.screen.query, query).query
    this.values = module.screen.state
    makeObservable<this>(this, {
      module: observableRef,
      query: observableRef,
      values: observableRef,
      response: observableRef,
      failure: observableRef,
      calls: observable,
      isStarted: observable,
      isBlocked: observable,
      scope: computed,
      title: computed,
      formatting: computed,
      fieldComponents: computed,
      waiting: computed,
      setValue: action,
      setQuery: action,
      setResponse: action,
      setFailure: action,
      countCall: action,
      markStarted: action,
      block: action,
      isIdle: computed,
      update: action,
    })
    this.createEntriesAndForms()
  }

  get id(): string {
    return this.module.screen.id
  }

  get file(): string {
    return this.module.screen.file
  }

  /** Page name of analytics records. */
  get page(): string {
    return this.module.screen.page
  }

  /** Aborted when the screen is left. */
  get signal(): AbortSignal {
    return this.leaving.signal
  }

  /** The app's formatting, with the code tables of this screen. */
  get formatting(): Formatting {
    const { formatting } = this.host
    const { codes } = this.module
    if (codes === undefined) return formatting
    return { ...formatting, context: { ...formatting.context, codes: { ...formatting.context.codes, ...codes } } }
  }

  /** A registered component: the renderer's own, one that came with the screen, else one of the app's. */
  component(kind: "widgets" | "icons" | "illustrations", name: string): unknown {
    const core = kind === "widgets" ? ownValue(this.core.widgets, name) : undefined
    return (
      core ?? ownValue<unknown>(this.module.parts?.[kind], name) ?? ownValue<unknown>(this.host.registry[kind], name)
    )
  }

  /** Controls and conversions: those that came with the screen before those of the app. */
  get fieldComponents(): Pick<Registry, "controls" | "conversions"> {
    const [{ registry }, { parts }] = [this.host, this.module]
    return {
      controls: { ...registry.controls, ...parts?.controls },
      conversions: { ...registry.conversions, ...parts?.conversions },
    }
  }

  get title(): string {
    const { screen } = this.module
    const { title } = screen.titles?.find(({ when }) => evaluate(when, this.scope)) ?? screen
    return resolveText(title, this.scope, this.formatting)
  }

  /** What the screen's document sees, by root; every value is read when it is needed. */
  get scope(): Scope {
    return createScreenScope(this, (name) => this.read(name))
  }

  /** Entries and calls that have not answered yet. */
  get waiting(): number {
    return this.calls + [...this.entries.values()].filter((entry) => entry.isWaiting).length
  }

  /** Started, no call is in flight besides those that are held on purpose, and what has come is drawn. */
  get isIdle(): boolean {
    return this.isStarted && !this.body.isBehind && this.waiting <= (this.host.heldCalls?.() ?? 0)
  }

  /** The data entry of that name, made where there is none yet. */
  entry(name: string): DataEntry {
    const known = this.entries.get(name)
    if (known) return known
    const entry = new DataEntry()
    runInAction(() => this.entries.set(name, entry))
    return entry
  }

  /** The model of a form that the screen can draw, drawn or not. */
  form(id: string): FormModel | undefined {
    return this.forms.get(id)
  }

  /** The form whose answers live under a scope root. */
  formAt(root: string): FormModel | undefined {
    const use = this.module.formUses.find(({ into }) => into === root)
    return use && this.form(use.form)
  }

  get openForms(): readonly FormModel[] {
    return [...this.forms.values()]
  }

  /** A call of the screen or of the app; undefined where no document has it. */
  findCall(id: string): CompiledCall | undefined {
    return ownValue(this.module.calls, id) ?? ownValue(this.host.app.calls, id)
  }

  /** A half-sheet of the screen or of the app; undefined where no document has it. */
  findSheet(id: string): CompiledSheet | undefined {
    return ownValue(this.module.sheets, id) ?? ownValue(this.host.app.sheets, id)
  }

  /** What a call is sent: a form's name stands for the answers that are sent. */
  createRequest(node: unknown, resolve: (node: unknown) => unknown): Values {
    return createRequest(node, { sent: (root) => this.formAt(root)?.sent, resolve })
  }

  /** Makes a call of an action. Reads that are the same and still running share one answer. Never rejects where the host does not. */
  async request(call: CompiledCall, input: Values, options: Pick<CallOptions, "unawaited"> = {}): Promise<CallResult> {
    const send = () => this.host.call(call, input, { signal: this.signal, ...options })
    this.countCall(1)
    const response = call.effect === "read" ? this.reads.share(`${call.id} ${JSON.stringify(input)}`, send) : send()
    return response.finally(() => this.countCall(-1))
  }

  /** Something that can be tapped was drawn; the first of several with one key counts. */
  registerRun(key: string, run: ActionRun): void {
    if (!this.runs.has(key)) this.runs.set(key, run)
  }

  /** What a tap on the block or button of that key would run; undefined where none is drawn. */
  runnerOf(key: string): ActionRunner | undefined {
    return this.runs.get(key)?.runner
  }

  track(event: { readonly key: string; readonly action?: string; readonly label?: string }): void {
    this.host.track({ page: this.page, ...event })
  }

  setValue(name: string, value: unknown): void {
    this.values = { ...this.values, [name]: value as Json }
  }

  /** Changes the address's query in place; what is missing or empty is taken away. */
  setQuery(values: Readonly<Record<string, unknown>>): void {
    setParameters(this, { address: changedQuery(this.addressQuery, values), values: this.values })
  }

  setResponse(value: unknown): void {
    this.response = value
  }

  setFailure(failure: CallFailure): void {
    this.failure = failure
  }

  countCall(change: 1 | -1): void {
    this.calls += change
  }

  markStarted(): void {
    this.isStarted = true
  }

  /** The screen may not be shown: it stays empty. */
  block(): void {
    this.isBlocked = true
    this.isStarted = true
  }

  /** A saved document takes the place of the one on screen; answers, data and values stay. */
  update(module: ScreenModule): void {
    this.module = module
    this.values = { ...module.screen.state, ...this.values }
    this.sources.clear()
    this.runs.clear()
    this.createEntriesAndForms()
  }

  /** Ends calls in flight and everything that observes. */
  leave(): void {
    this.leaving.abort()
    for (const close of this.closing.splice(0)) close()
  }

  private read(name: string): unknown {
    const { call, source } = this.module.screen.data[name] ?? {}
    if (source === undefined) return newestAnswer(this, call, this.entries.get(name)?.value)
    const known = this.sources.get(name) ?? computed(() => readSource(name, this.module.screen.data[name], this))
    this.sources.set(name, known)
    return known.get()
  }

  private createEntriesAndForms(): void {
    for (const name of Object.keys(this.module.screen.data)) this.entry(name)
    for (const use of this.module.formUses) {
      const form = this.module.forms[use.form]
      const before = this.forms.get(use.form)
      if (form && before) before.update(form)
      else if (form) {
        // Answers to start with may be made from answers: the map is being read.
        const created = this.core.createForm(this, form, use)
        runInAction(() => this.forms.set(use.form, created))
      }
    }
  }
}
