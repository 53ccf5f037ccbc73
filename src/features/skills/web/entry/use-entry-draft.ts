import { useDeviceDraft } from '#platform/web/forms/use-device-draft.ts'
import type { Draft } from './entry-draft.ts'

/**
 * Returns the draft of an entry, stored on this device until it is saved; it can be discarded, and reports when it was
 * restored.
 */
export function useEntryDraft(place: string, first: Draft) {
  const [draft, keep, forget, state] = useDeviceDraft(place, first)
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
