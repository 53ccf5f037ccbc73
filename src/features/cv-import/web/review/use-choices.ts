import type { Locale } from '#platform/contract/locale.ts'
import { useAutosave } from '#platform/web/forms/use-autosave.ts'
import type { Choice, Choices, Edits, Row } from '../../contract/review.ts'

type Kept = { choices: Choices; edits: Edits; language: Locale | null }
const NOTHING: Kept = { choices: {}, edits: {}, language: null }

/** What was chosen and corrected, kept on this device until it is taken over. */
export function useChoices(proposalId: string) {
  const { value, edit, forget } = useAutosave<Kept>({
    name: `cv-import.${proposalId}`,
    saved: { value: NOTHING, version: '0' },
    // Only taking over sends it, all of it at once.
    isHeld: () => true,
    send: (_, version) => Promise.resolve(version),
    reload: () => Promise.resolve(),
  })
  return {
    ...value,
    choose: (row: Row, choice: Choice) =>
      edit((now) => ({ ...now, choices: { ...now.choices, [row.key]: choice } })),
    /** Whoever corrects a row wants it. */
    edit: (row: Row, theirs: Row['theirs']) =>
      edit((now) => ({
        ...now,
        edits: { ...now.edits, [row.key]: theirs },
        choices: { [row.key]: row.options[0] ?? 'add', ...now.choices },
      })),
    /** Corrections were made in the other language, so they do not go along. */
    setLanguage: (language: Locale) => edit((now) => ({ ...now, language, edits: {} })),
    forget,
  }
}

export type ChoicesKept = ReturnType<typeof useChoices>
