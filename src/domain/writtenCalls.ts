import type { JsonRecord } from "./json"

/** Where documents make a call. */
export interface CallUse {
  readonly file: string
  readonly pointer: string
  /** What follows its ends there, by the name of the end. */
  readonly on: JsonRecord
  /** Of data of a screen: what its place shows after a failure; absent for calls of actions. */
  readonly error?: string
}

/** How a business code arrives. */
export interface WrittenCode {
  readonly outcome: "rejected" | "sheet"
  /** What a customer reads first of it; empty where the server sends nothing. */
  readonly says: string
  /** What the server sends is not shown by itself. */
  readonly isQuiet: boolean
}

/** A call as it is written, and everywhere it is made. */
export interface WrittenCall {
  readonly id: string
  readonly file: string
  /** What it is for, in one sentence. */
  readonly title: string
  readonly client: string
  readonly effect: string
  /** Names of its answers of a success, the usual one first. */
  readonly samples: readonly string[]
  readonly codes: Readonly<Record<string, WrittenCode>>
  /** What follows its ends wherever it is made, by the name of the end. */
  readonly outcomes: JsonRecord
  readonly uses: readonly CallUse[]
}
