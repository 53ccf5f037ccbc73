import { useState } from 'react'
import { useKept } from '#platform/web/forms/use-kept.ts'
import type { Draft } from './written.ts'

/** What is being written, kept for this tab until it is saved; it says when it was brought back, and can be thrown away. */
export function useKeptDraft(place: string, first: Draft) {
  const [draft, keep, forgetKept] = useKept(place, first)
  const [restored, setRestored] = useState(() => draft !== first)
  function forget() {
    forgetKept()
    setRestored(false)
  }
  return {
    draft,
    restored,
    change: (changes: Partial<Draft>) => keep({ ...draft, ...changes }),
    forget,
    discard() {
      keep(first)
      forget()
    },
  }
}
