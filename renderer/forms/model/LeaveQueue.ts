interface Leavable {
  /** Runs what is due when a person leaves a field: conversion, its rules. */
  leave(): void
}

/**
 * Fields that a person left. While an input method is composing, or something on the page is pressed, what follows waits
 * for the end of it: an error that appears must not move away what is under a finger.
 */
export class LeaveQueue {
  /** An input method is composing: nothing is converted, Enter means nothing. */
  isComposing = false
  private isPressed = false
  private readonly waiting = new Set<Leavable>()

  leave(field: Leavable): void {
    this.waiting.add(field)
    this.flush()
  }

  setComposing(isComposing: boolean): void {
    this.isComposing = isComposing
    this.flush()
  }

  setPressed(isPressed: boolean): void {
    this.isPressed = isPressed
    this.flush()
  }

  private flush(): void {
    if (this.isComposing || this.isPressed) return
    const left = [...this.waiting]
    this.waiting.clear()
    for (const field of left) field.leave()
  }
}
