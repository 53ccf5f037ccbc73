import { byLetters } from '#platform/contract/letter-order.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { type TitleMatches, searchOccupations } from '#features/skills/contract/occupations.endpoints.ts'
import { formatDate } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { searchOpenings, type TARGET_KINDS } from '../../contract/targets.endpoints.ts'
import { useText } from '../use-text.ts'

type Choice = { ref: string; text: string; aside?: string }
/** Consecutive choices; those of a group of occupations stand under its name. */
type Part = { group?: string; choices: Choice[] }
type Label = { id: string; title: { m: string; f: string; en: string } }

const FEW = 8
const FEW_BESIDE_GROUP = 4

/** Searches possible targets by the typed words. */
export function useChoices(kind: (typeof TARGET_KINDS)[number], q: string) {
  const t = useText()
  const locale = useLocale()
  const occupations = useEndpoint(searchOccupations, {
    query: { q },
    enabled: kind === 'occupation' && q.length > 1,
    placeholderData: keepPreviousData,
  })
  const openings = useEndpoint(searchOpenings, {
    query: { q },
    enabled: kind === 'opportunity',
    placeholderData: keepPreviousData,
  })
  const isSearch = kind === 'opportunity' || q.length > 1
  const parts: Part[] =
    kind === 'occupation'
      ? isSearch && occupations.data
        ? partsOf(occupations.data, locale)
        : []
      : [
          {
            choices: (openings.data?.openings ?? []).map(({ id, title, by, deadline }) => ({
              ref: id,
              text: title[locale],
              aside: [by, deadline && t('targets.until', { date: formatDate(new Date(deadline), locale) })]
                .filter(Boolean)
                .join('\u00a0· '),
            })),
          },
        ]
  const count = parts.reduce((sum, { choices }) => sum + choices.length, 0)
  const query = kind === 'occupation' ? occupations : openings
  const { isFetching } = query
  const failed = isSearch && query.isError && count === 0 ? query : undefined
  const searching = isSearch && isFetching && count === 0
  const nothing = isSearch && !isFetching && !failed && count === 0
  const empty = !nothing
    ? undefined
    : kind === 'opportunity' && q === ''
      ? ('targets.noOpenings' as const)
      : ('targets.nothing' as const)
  return { parts, count, searching, empty, failed }
}

/** Splits the results: a title that is only a group gets its occupations, and exact names come before it. */
function partsOf({ groups, occupations }: TitleMatches, locale: Locale): Part[] {
  const choiceOf = ({ id, title: { m, f, en } }: Label): Choice => ({
    ref: id,
    text: locale === 'en' ? en : m === f ? m : `${m} / ${f}`,
  })
  const [group] = groups.filter((one) => one.occupations.length > 0)
  if (!group) return [{ choices: occupations.slice(0, FEW).map(choiceOf) }]
  const named = occupations.filter(({ score }) => score > group.score).slice(0, FEW_BESIDE_GROUP)
  const ids = new Set(named.map(({ id }) => id))
  const inGroup = group.occupations.filter(({ id }) => !ids.has(id))
  return [
    { choices: named.map(choiceOf) },
    { group: group.title[locale], choices: inGroup.map(choiceOf).sort(byText) },
  ].filter(({ choices }) => choices.length > 0)
}

function byText(a: Choice, b: Choice): number {
  return byLetters(a.text, b.text)
}
