import type { Locale } from '#platform/contract/locale.ts'
import type { Condition, Field } from '../../contract/rules/field.ts'
import { type FieldKind, hasOptions } from '../../contract/rules/kinds.ts'
import { readDay } from '../../contract/rules/read-day.ts'
import { sayAnswer } from '../../contract/rules/say-answer.ts'
import { isMet } from '../../contract/rules/verdict.ts'
import type { usePaperText } from './use-paper-text.ts'

const FIGURES: readonly FieldKind[] = ['number', 'amount', 'scale', 'calculated']
const LISTS: readonly FieldKind[] = ['choices', 'ranking', 'matrix', 'skills', 'file', 'photo']

type Words = { t: ReturnType<typeof usePaperText>; locale: Locale }

/** A condition as a person reads it who has the paper before them: `ako je odgovor na 2. pitanje „autobus“`. */
export function conditionText(
  condition: Condition,
  { field, number }: { field: Field; number: number },
  { t, locale }: Words,
): string {
  const { operator, value } = condition
  const at = String(number)
  if (field.kind === 'consent')
    return t(isMet(condition, true) ? 'conditions.ticked' : 'conditions.unticked', { at })
  if (operator === 'filled' || operator === 'empty') return t(`conditions.${operator}`, { at })
  const isList = LISTS.includes(field.kind)
  if (operator === 'is' || operator === 'not')
    return t(`conditions.${operator}.${isList ? 'many' : 'one'}`, {
      at,
      value: sayValue(field, value, locale),
    })
  if (isList) return t(`conditions.${operator}.count`, { at, value })
  const group = FIGURES.includes(field.kind) ? 'figure' : field.kind === 'date' ? 'day' : 'word'
  return t(`conditions.${operator}.${group}`, { at, value: sayValue(field, value, locale) })
}

/** The value of a condition in the words of its question; what no answer can be stays as it is written. */
function sayValue(field: Field, value: string, locale: Locale): string {
  const { kind } = field
  if (kind === 'yesno') return sayAnswer(field, value === 'yes', locale)
  if (kind === 'date') {
    const day = readDay(value)
    return day === undefined ? value : sayAnswer(field, day, locale)
  }
  if (hasOptions(kind)) return sayAnswer({ ...field, kind: 'choice' }, value, locale)
  if (!FIGURES.includes(kind)) return sayAnswer(field, value, locale)
  const figure = Number(value.replace(',', '.'))
  return value.trim() === '' || Number.isNaN(figure) ? value : sayAnswer(field, figure, locale)
}
