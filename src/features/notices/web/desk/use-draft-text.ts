import { useAutosave } from '#platform/web/forms/use-autosave.ts'

/** Returns a text to be read, stored only on this device until then. */
export function useDraftText(base: string) {
  return useAutosave<{ text: string }>({
    name: `notices.${base}`,
    saved: { value: { text: '' }, version: '0' },
    // Only the person sends it.
    isHeld: () => true,
    send: () => Promise.resolve('0'),
    reload: () => Promise.resolve(),
  })
}
