import type { Entry } from '#features/profiles/contract/sections.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Choice, Choices, Row } from '../../contract/review.ts'
import type { ChoiceStore } from './use-choices.ts'

/** A row of the proposal with its actions. */
export type RowProps = {
  row: Row
  choice: Choice
  language: Locale
  onChoose: (choice: Choice) => void
  onEdit: (theirs: Row['theirs']) => void
  onMove: (entry: Entry, kind: Entry['kind']) => void
  isMoved: boolean
}

export type RowList = { rows: readonly Row[]; chosen: Choices; language: Locale; kept: ChoiceStore }

export function rowProps(row: Row, { chosen, language, kept }: Omit<RowList, 'rows'>): RowProps {
  return {
    row,
    choice: chosen[row.key] ?? row.initial,
    language,
    onChoose: (choice) => kept.choose(row, choice),
    onEdit: (theirs) => kept.edit(row, theirs),
    onMove: (entry, kind) => kept.move(row, entry, kind),
    isMoved: kept.movedKey === row.key,
  }
}
