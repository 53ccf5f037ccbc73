import { useState } from 'react'
import type { Draft } from './written.ts'

/** What is being written, kept for this tab until it is saved, so that a reload loses nothing. */
export function useKeptDraft(place: string, first: Draft) {
  const [kept] = useState(() => read(place))
  const [draft, setDraft] = useState(kept ?? first)
  const [restored, setRestored] = useState(kept !== undefined)
  function change(changes: Partial<Draft>) {
    const next = { ...draft, ...changes }
    setDraft(next)
    sessionStorage.setItem(place, JSON.stringify(next))
  }
  function forget() {
    sessionStorage.removeItem(place)
    setRestored(false)
  }
  function discard() {
    forget()
    setDraft(first)
  }
  return { draft, restored, change, forget, discard }
}

function read(place: string): Draft | undefined {
  if (typeof sessionStorage === 'undefined') return undefined
  const text = sessionStorage.getItem(place)
  return text === null ? undefined : (JSON.parse(text) as Draft)
}
