import { makeAutoObservable, observableRef } from "mobx"
import { isRecord, type JsonRecord } from "../../domain/json"
import type { Report } from "../api"
import type { ClockStore } from "./ClockStore"
import { isDuring, parseMaintenanceWindow, type MaintenanceWindow } from "./maintenanceWindow"

/** The global configuration; empty until it is loaded and when it cannot be had, so that screens use their defaults. */
export class GlobalConfigStore {
  content: JsonRecord = {}
  private windows: ReadonlyMap<string, MaintenanceWindow> = new Map()

  constructor(
    private readonly clock: ClockStore,
    private readonly report: Report,
  ) {
    makeAutoObservable<this, "clock" | "report" | "windows">(this, {
      clock: false,
      report: false,
      maintenanceOf: false,
      isInMaintenance: false,
      content: observableRef,
      windows: observableRef,
    })
  }

  /** Takes over what was loaded; undefined keeps what is there. What the app may not open is no link. */
  replace(config: unknown, mayOpen: (url: string) => boolean = () => true): void {
    if (!isRecord(config)) return
    const { content, feature_maintenances: features } = config
    this.content = isRecord(content) ? content : {}
    const windows = Object.entries(isRecord(features) ? features : {}).flatMap(([feature, value]) => {
      const window = parseMaintenanceWindow(value, { report: this.report, mayOpen })
      return window ? [[feature, window] as const] : []
    })
    this.windows = new Map(windows)
  }

  maintenanceOf(feature: string): MaintenanceWindow | undefined {
    return this.windows.get(feature)
  }

  /** By the server's clock, never the device's. */
  isInMaintenance(feature: string): boolean {
    const window = this.windows.get(feature)
    return window !== undefined && isDuring(window, this.clock.ms)
  }
}
