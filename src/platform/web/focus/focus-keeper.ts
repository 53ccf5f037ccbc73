import { type FocusName, focusNameOf, likeIn, nearestIn } from './focus-targets.ts'

/** Where something was that is gone now: who stands beside it takes its place. */
type Gap = { parent: Node; next: Node | null; previous: Node | null }
type Focused = FocusName & { element: HTMLElement; gap: Gap | undefined; path: string }

/** Screens that know better where to go on do so first. */
const PATIENCE_MS = 60
/** An element that is hidden or disabled for a moment, while something loads or is saved, gets its focus back. */
const MOMENT_MS = 600

/**
 * Gives the focus back when the page takes away what had it: a row that is removed, a card that moves to another column, a
 * list that another one replaces. Without it the focus falls to the start of the page, and whoever works by keyboard or with
 * a screen reader begins there again.
 */
export class FocusKeeper {
  #last: Focused | undefined
  /** The element that opened each dialog: a closed dialog gives the focus back to it, or to its place. */
  readonly #openers = new Map<HTMLDialogElement, Focused | undefined>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #lostAt = 0

  start(): () => void {
    const observer = new MutationObserver((records) => this.#changed(records))
    const focused = ({ target }: FocusEvent) => this.#focused(target)
    const pressed = () => this.#pressed()
    this.#focused(document.activeElement)
    addEventListener('focusin', focused)
    addEventListener('pointerdown', pressed, { capture: true })
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['disabled', 'hidden', 'style'],
    })
    return () => {
      removeEventListener('focusin', focused)
      removeEventListener('pointerdown', pressed, { capture: true })
      observer.disconnect()
      clearTimeout(this.#timer)
    }
  }

  #focused(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement) || target === document.body) return
    const dialog = target.closest('dialog')
    if (dialog && !this.#openers.has(dialog)) this.#openers.set(dialog, this.#last)
    this.#lostAt = 0
    this.#last = {
      element: target,
      ...focusNameOf(target),
      gap: undefined,
      path: location.pathname,
    }
  }

  /** A press on something that takes no focus is meant to take it away. */
  #pressed(): void {
    requestAnimationFrame(() => {
      if (!isLost() || !this.#last) return
      if (isReady(this.#last.element)) this.#last = undefined
    })
  }

  #changed(records: readonly MutationRecord[]): void {
    const candidates = [this.#last, ...this.#openers.values()].filter((one) => one !== undefined)
    for (const record of records)
      for (const removed of record.removedNodes)
        for (const one of new Set(candidates)) noteGap(one, removed, record)
    if (!isLost() || !this.#last || this.#timer) return
    this.#lostAt ||= performance.now()
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#giveBack()
    }, PATIENCE_MS)
  }

  #giveBack(): void {
    this.#forgetClosed()
    const last = this.#last
    if (!last || !isLost()) return
    // Another page begins at its own start.
    if (last.path !== location.pathname) return
    if (isReady(last.element)) return last.element.focus({ preventScroll: true })
    if (last.element.isConnected && performance.now() - this.#lostAt < MOMENT_MS) {
      this.#timer = setTimeout(() => {
        this.#timer = undefined
        this.#giveBack()
      }, PATIENCE_MS)
      return
    }
    const scope = topDialog() ?? document.querySelector('main') ?? document.body
    const target = likeIn(scope, last) ?? nearestIn(scope, last.gap ?? gapOf(last.element))
    target?.focus({ preventScroll: true })
  }

  /** After a dialog has closed, the element that opened it counts as the last focused one. */
  #forgetClosed(): void {
    for (const [dialog, opener] of [...this.#openers].toReversed()) {
      if (dialog.isConnected && dialog.open) continue
      this.#openers.delete(dialog)
      if (this.#last && opener && dialog.contains(this.#last.element)) this.#last = opener
    }
  }
}

function noteGap(
  one: Focused,
  removed: Node,
  { target, nextSibling, previousSibling }: MutationRecord,
): void {
  const inner: Node = one.gap?.parent ?? one.element
  if (removed.contains(inner)) one.gap = { parent: target, next: nextSibling, previous: previousSibling }
  else if (one.gap?.next === removed) one.gap.next = nextSibling
  else if (one.gap?.previous === removed) one.gap.previous = previousSibling
}

function gapOf(element: HTMLElement): Gap {
  return {
    parent: element.parentNode ?? document.body,
    next: element.nextSibling,
    previous: element.previousSibling,
  }
}

function isLost(): boolean {
  const { activeElement, body } = document
  return !activeElement || activeElement === body || !activeElement.isConnected
}

function isReady(element: HTMLElement): boolean {
  return (
    element.isConnected &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled')
  )
}

function topDialog(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)
}
