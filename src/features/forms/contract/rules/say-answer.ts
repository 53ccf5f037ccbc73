import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { formatAmount } from '#platform/contract/amount.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDay, formatNumber } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Answer } from './answers.ts'
import type { Field, Option } from './field.ts'

const YES = { bhs: 'da', en: 'yes' }
const NO = { bhs: 'ne', en: 'no' }

/** An answer as people read it. */
export function sayAnswer(field: Field, answer: Answer, locale: Locale): string {
  if (typeof answer === 'boolean') return (answer ? YES : NO)[locale]
  if (typeof answer === 'number')
    return field.kind === 'amount'
      ? formatAmount(answer, locale)
      : formatNumber(answer, locale, { maximumFractionDigits: 6 })
  if (typeof answer === 'string') return sayText(field, answer, locale)
  if (!Array.isArray(answer))
    return Object.entries(answer)
      .map(([row, option]) => `${nameOf(field.rows, row, locale)}: ${nameOf(field.options, option, locale)}`)
      .join('; ')
  const names = (answer as readonly string[]).map((one) => nameOf(field.options, one, locale))
  return field.kind === 'ranking'
    ? names.map((name, at) => `${at + 1}. ${name}`).join(', ')
    : names.join(', ')
}

function sayText({ kind, options }: Field, answer: string, locale: Locale): string {
  if (kind === 'date') return formatDay(answer, locale)
  if (kind === 'municipality') return findMunicipality(answer)?.name ?? answer
  return kind === 'choice' || kind === 'dropdown' ? nameOf(options, answer, locale) : answer
}

/** Returns the label of an option; the id when it is unknown. */
function nameOf(options: readonly Option[], id: string, locale: Locale): string {
  const option = options.find((one) => one.id === id)
  return option ? readText(option.label, locale).text : id
}
