import { formatAmount } from '#platform/contract/amount.ts'
import { formatDay } from '#platform/contract/dates.ts'
import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { CostCategory } from './application-content.ts'
import type { Severity } from './rules.ts'

/** Sentences with advice: `advice.<key>` of the catalogue of rules. */
export const ADVICE = [
  'title-missing',
  'team-too-small',
  'team-too-big',
  'age-unknown',
  'too-young',
  'too-old',
  'not-registered',
  'not-confirmed',
  'municipality-missing',
  'municipality-outside',
  'amount-missing',
  'amount-too-small',
  'amount-too-big',
  'contribution-too-small',
  'contribution-lacking',
  'contribution-too-big',
  'category-forbidden',
  'category-too-big',
  'text-missing',
  'text-too-short',
  'text-too-long',
  'activities-missing',
  'activity-days-missing',
  'activity-outside',
  'activity-turned',
  'activity-nameless',
  'cost-nameless',
  'gift-nameless',
  'document-missing',
  'in-another-application',
] as const
export type AdviceKey = (typeof ADVICE)[number]

/** A value of a sentence: a count, feninga, percent, a day, people, a cost category or a title of the call. */
export type AdviceValue =
  | { count: number }
  | { feninga: number }
  | { day: string }
  | { names: readonly string[] }
  | { category: CostCategory }
  | { title: Bilingual }

export type BrokenRule = {
  /** The id of the rule. */
  rule: string
  severity: Severity
  box: string | null
  /** Members or rows that break it; empty where it is the whole box. */
  items: readonly string[]
  advice: { key: AdviceKey; values: Readonly<Record<string, AdviceValue>> }
}

/** Returns the values of a sentence as its catalogue takes them; `categoryName` returns the words of `categories`. */
export function adviceValues(
  { advice }: Pick<BrokenRule, 'advice'>,
  locale: Locale,
  categoryName: (category: CostCategory) => string,
): Record<string, string | number> {
  const formatValue = (value: AdviceValue): string | number => {
    if ('count' in value) return value.count
    if ('feninga' in value) return formatAmount(value.feninga / 100, locale)
    if ('title' in value) return readText(value.title, locale).text
    if ('day' in value) return formatDay(value.day, locale)
    return 'names' in value ? value.names.join(', ') : categoryName(value.category)
  }
  return Object.fromEntries(Object.entries(advice.values).map(([name, value]) => [name, formatValue(value)]))
}
