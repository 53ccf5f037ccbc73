import { formatAmount } from '#platform/contract/amount.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatNumber, formatTime } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Obstacle } from '../../contract/assigning.endpoints.ts'
import type { RankedApplication, Ranking } from '../../contract/decisions.endpoints.ts'
import { messages as bhs } from '../../contract/minutes-messages.bhs.ts'
import { messages as en } from '../../contract/minutes-messages.en.ts'
import { fundLine } from '../../contract/ranking.ts'
import type { MinutesDocument } from './minutes-document.ts'

export type Meeting = {
  ranking: Ranking
  present: readonly string[]
  absent: readonly string[]
  /** Board members who know the team, by application. */
  conflicts: ReadonlyMap<string, readonly { name: string; obstacle: Obstacle }[]>
  at: Date
  locale: Locale
}

export const minutesText = (locale: Locale) => translator({ bhs, en }, locale)

/** Composes the minutes of a board's decisions, so that absent people can follow them. */
export function composeMinutes({
  ranking,
  present,
  absent,
  conflicts,
  at,
  locale,
}: Meeting): MinutesDocument {
  const t = minutesText(locale)
  const { fund, awarded, voteFrom } = ranking
  // Signed decisions show the state at their signature.
  const applications = ranking.applications
    .map((one) => ({ ...one, ...one.decision?.signed }))
    .toSorted((a, b) => a.rank - b.rank)
  const km = (feninga: number) => formatAmount(feninga / 100, locale)
  const points = (thousandths: number) =>
    formatNumber(thousandths / 1000, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const line = fundLine(
    applications.map(({ requested, decision }) => ({
      requested: decision ? (decision.amount ?? 0) : requested,
    })),
    fund,
  )
  const conflictLines = applications.flatMap(({ id, title }) => {
    const those = conflicts.get(id) ?? []
    const who = those.map(({ name, obstacle }) => t(`conflict.${obstacle}`, { name })).join('; ')
    return those.length > 0 ? [`${title}. ${who}.`] : []
  })
  const tied = applications.flatMap(({ title, normalised }, place) => {
    const next = applications[place + 1]
    return next?.normalised === normalised ? [t('tied', { first: title, second: next.title })] : []
  })
  const decided = ({ title, decision }: RankedApplication): string[] => {
    if (!decision) return [t('none', { title })]
    const { amount, reason, outside, proposedBy, confirmedBy, confirmedAt } = decision
    const first = proposedBy ?? t('former')
    return [
      amount === null ? t('refusal', { title }) : t('award', { title, amount: km(amount) }),
      t('reason', { reason }),
      ...(outside === null ? [] : [t('outside', { outside })]),
      confirmedAt ? t('signed', { first, second: confirmedBy ?? t('former') }) : t('waits', { first }),
    ]
  }
  return {
    language: locale === 'en' ? 'en' : 'bs',
    title: t('title', { title: readText(ranking.title, locale).text }),
    sections: [
      {
        title: t('present'),
        lines: [
          present.join(', '),
          ...(absent.length > 0 ? [t('absent', { names: absent.join(', ') })] : []),
          t('drawn', { date: formatDate(at, locale), time: formatTime(at) }),
        ],
      },
      { title: t('conflicts'), lines: conflictLines.length > 0 ? conflictLines : [t('noConflicts')] },
      {
        title: t('ranking'),
        lines: [
          ...applications.map(({ rank, title, normalised, raw, requested, given }) => {
            const place = { rank: String(rank), title, requested: km(requested) }
            return given === 0
              ? t('unscored', place)
              : t('ranked', { ...place, points: points(normalised), raw: points(raw) })
          }),
          // With a public vote, its votes decide how far the fund reaches.
          ...(voteFrom
            ? []
            : [t('line', { fund: km(fund), reached: String(line.reached), left: km(line.left) })]),
        ],
      },
      { title: t('ties'), lines: [t('rules'), ...(tied.length > 0 ? tied : [t('noTies')])] },
      {
        title: t('decisions'),
        lines: [
          ...applications.map(decided),
          t(voteFrom ? 'ballot' : 'total', { awarded: km(awarded), fund: km(fund) }),
        ],
      },
    ],
    signatures: { title: t('signatures'), label: t('signature'), count: 2 },
    pageLabel: t('page'),
  }
}
