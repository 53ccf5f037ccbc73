import type { Locale } from '#platform/contract/locale.ts'
import { useKept } from '#platform/web/forms/use-kept.ts'
import type { Choices, Edits, Row } from '../../contract/review.ts'

type Kept = { choices: Choices; edits: Edits; language: Locale | null }
const NOTHING: Kept = { choices: {}, edits: {}, language: null }

/** What was chosen and corrected, kept for this tab so that a reload loses nothing. */
export function useChoices(proposalId: string) {
  const [kept, keep, forget] = useKept(`cv-import.${proposalId}`, NOTHING)
  return {
    ...kept,
    choose: (choices: Choices) => keep({ ...kept, choices: { ...kept.choices, ...choices } }),
    edit: (row: Row, theirs: Row['theirs']) => keep({ ...kept, edits: { ...kept.edits, [row.key]: theirs } }),
    /** Corrections were made in the other language, so they do not go along. */
    setLanguage: (language: Locale) => keep({ ...kept, language, edits: {} }),
    forget,
  }
}
