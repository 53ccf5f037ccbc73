import { useAutosave } from '#platform/web/forms/use-autosave.ts'

/** A text that is about to be read; until then it is kept on this device alone. */
export function useDraftText(base: string) {
  return useAutosave<{ text: string }>({
    name: `notices.${base}`,
    saved: { value: { text: '' }, version: '0' },
    // It is sent by a person, who has it read.
    isHeld: () => true,
    send: () => Promise.resolve('0'),
    reload: () => Promise.resolve(),
  })
}
