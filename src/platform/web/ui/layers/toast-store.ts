import type { ReactNode } from 'react'

export type ToastVariant = 'default' | 'destructive'
export type ToastInput = {
  title?: ReactNode
  description?: ReactNode
  variant?: ToastVariant
  action?: ReactNode
  duration?: number
}
export type Toast = ToastInput & { id: number; open: boolean }

export const TOASTS_VISIBLE = 1
export const TOAST_DURATION = 5000
/** A closed toast stays in memory this long, so that its text may still be read out. */
export const TOAST_REMOVE_DELAY = 1_000_000

type Timer = ReturnType<typeof setTimeout>
type Clock = { timer?: Timer; due: number; left: number }

let toasts: readonly Toast[] = []
let lastId = 0
let paused = false
const clocks = new Map<number, Clock>()
const removals = new Map<number, Timer>()
const listeners = new Set<() => void>()

/** Shows a message for five seconds; a newer one takes its place. */
export function toast(input: ToastInput) {
  const id = ++lastId
  for (const old of toasts.slice(TOASTS_VISIBLE - 1)) forget(old.id)
  set([{ ...input, id, open: true }, ...toasts].slice(0, TOASTS_VISIBLE))
  clocks.set(id, { due: 0, left: input.duration ?? TOAST_DURATION })
  if (!paused) run(id)
  return { id, dismiss: () => dismissToast(id) }
}

export function dismissToast(id: number): void {
  if (!toasts.some((one) => one.id === id && one.open)) return
  stop(id)
  clocks.delete(id)
  set(toasts.map((one) => (one.id === id ? { ...one, open: false } : one)))
  removals.set(
    id,
    setTimeout(() => {
      removals.delete(id)
      set(toasts.filter((one) => one.id !== id))
    }, TOAST_REMOVE_DELAY),
  )
}

/** Stops the clocks while somebody reads a toast, with the pointer over it or focus within. */
export function pauseToasts(): void {
  if (paused) return
  paused = true
  for (const id of clocks.keys()) stop(id)
}

export function resumeToasts(): void {
  if (!paused) return
  paused = false
  for (const id of clocks.keys()) run(id)
}

export function readToasts(): readonly Toast[] {
  return toasts
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function run(id: number) {
  const clock = clocks.get(id)
  if (!clock || !Number.isFinite(clock.left)) return
  clock.due = Date.now() + clock.left
  clock.timer = setTimeout(() => dismissToast(id), clock.left)
}

function stop(id: number) {
  const clock = clocks.get(id)
  if (!clock?.timer) return
  clearTimeout(clock.timer)
  delete clock.timer
  clock.left = Math.max(0, clock.due - Date.now())
}

function forget(id: number) {
  stop(id)
  clocks.delete(id)
  clearTimeout(removals.get(id))
  removals.delete(id)
}

function set(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
