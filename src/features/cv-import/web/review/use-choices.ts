import type { Locale } from '#platform/contract/locale.ts'
import { useAutosave } from '#platform/web/forms/use-autosave.ts'
import { useState } from 'react'
import type { Entry } from '#features/profiles/contract/sections.ts'
import { type Moves, sectionOfKind } from '../../contract/moved.ts'
import type { Choice, Choices, Edits, Row } from '../../contract/review.ts'

type StoredChoices = { choices: Choices; edits: Edits; language: Locale | null; moves?: Moves }
const NOTHING: StoredChoices = { choices: {}, edits: {}, language: null }

/** Holds choices and corrections, stored on this device until the import. */
export function useChoices(proposalId: string) {
  const { value, edit, forget } = useAutosave<StoredChoices>({
    name: `cv-import.${proposalId}`,
    saved: { value: NOTHING, version: '0' },
    // Only the import sends it, all at once.
    isHeld: () => true,
    send: (_, version) => Promise.resolve(version),
    reload: () => Promise.resolve(),
  })
  const [movedKey, setMovedKey] = useState<string>()
  return {
    ...value,
    /** The entry that was moved last, whose fields stay open in its new place. */
    movedKey,
    choose: (row: Row, choice: Choice) =>
      edit((now) => ({ ...now, choices: { ...now.choices, [row.key]: choice } })),
    /** A person who corrects a row wants to import it. */
    edit: (row: Row, theirs: Row['theirs']) =>
      edit((now) => ({
        ...now,
        edits: { ...now.edits, [row.key]: theirs },
        choices: { [row.key]: row.options[0] ?? 'add', ...now.choices },
      })),
    /** Moves an entry to another kind with its corrections; a person who does so wants to import it. */
    move: (row: Row, entry: Entry, kind: Entry['kind']) => {
      const key = `${sectionOfKind(kind)}.${entry.id}`
      setMovedKey(key)
      edit((now) => {
        return {
          ...now,
          moves: { ...now.moves, [entry.id]: kind },
          edits: { ...now.edits, [key]: { ...entry, kind } as Row['theirs'] },
          choices: { ...now.choices, [key]: now.choices[row.key] ?? 'add' },
        }
      })
    },
    /** Corrections were made in the other language, so they are dropped. */
    setLanguage: (language: Locale) => edit((now) => ({ ...now, language, edits: {} })),
    forget,
  }
}

export type ChoiceStore = ReturnType<typeof useChoices>
