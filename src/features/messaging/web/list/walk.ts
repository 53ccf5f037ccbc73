import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Moves the focus with arrows between the rows of a list, with Home and End to its ends. */
export function walk(event: KeyboardEvent<HTMLUListElement>): void {
  if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('li > a')]
  const at = rows.indexOf(event.target as HTMLAnchorElement)
  if (at < 0) return
  const step = STEPS[event.key]
  const next = event.key === 'Home' ? rows[0] : event.key === 'End' ? rows.at(-1) : step && rows[at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
