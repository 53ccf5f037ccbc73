import { useKept } from '#platform/web/forms/use-kept.ts'
import type { Draft } from './written.ts'

/** What is being written, kept on this device until it is saved; it says when it was brought back, and can be thrown away. */
export function useKeptDraft(place: string, first: Draft) {
  const [draft, keep, forget, state] = useKept(place, first)
  return {
    draft,
    ...state,
    change: (changes: Partial<Draft>) => keep({ ...draft, ...changes }),
    forget,
    discard() {
      keep(first)
      forget()
    },
  }
}
