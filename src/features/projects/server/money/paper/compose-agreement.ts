import { requestedOf } from '#features/calls/contract/application-content.ts'
import { formatAmount } from '#platform/contract/amount.ts'
import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { messages as bhs } from '../../../contract/money/agreement-messages.bhs.ts'
import { messages as en } from '../../../contract/money/agreement-messages.en.ts'
import type { PlannedInstalment, Terms } from '../../../contract/money/money.endpoints.ts'
import type { ProjectPlan } from '../../../contract/projects.endpoints.ts'
import type { AgreementDocument } from './agreement-document.ts'

export type IssuedAgreement = {
  number: string
  issuedAt: Date
  title: string
  call: Bilingual
  amount: number
  terms: Terms
  budget: ProjectPlan['budget']
  instalments: readonly Pick<PlannedInstalment, 'amount' | 'condition' | 'day'>[]
}

export const agreementText = (locale: Locale) => translator({ bhs, en }, locale)

/** What both sides put their names under: all that the page says of an issued contract, and nothing else. */
export function composeAgreement(agreement: IssuedAgreement, locale: Locale): AgreementDocument {
  const t = agreementText(locale)
  const { number, issuedAt, title, call, amount, terms, budget, instalments } = agreement
  const { bank, team, from, until, reports, note } = terms
  const km = (feninga: number) => formatAmount(feninga / 100, locale)
  const date = (day: string) => formatDate(new Date(`${day}T12:00:00Z`), locale)
  const total = [t('total'), km(amount)] as const
  const heading = t('title', { number })
  return {
    language: locale === 'en' ? 'en' : 'bs',
    title: heading,
    issued: t('issued', { date: formatDate(issuedAt, locale) }),
    sections: [
      { title: t('parties'), lines: [t('bank', bank), t('team', { ...team, title })] },
      {
        title: t('subject'),
        lines: [
          t('grant', { amount: km(amount), title, call: readText(call, locale).text }),
          ...(from && until ? [t('period', { from: date(from), until: date(until) })] : []),
        ],
      },
      // A plan of more than was given is not what is paid for; then the team chooses, and the ledger shows it.
      ...(requestedOf({ budget }) === amount
        ? [
            {
              title: t('plan'),
              rows: [...budget.map((row) => [row.what, km(row.amount)] as const), total],
              lines: [t('moves')],
            },
          ]
        : []),
      {
        title: t('instalments'),
        rows: [
          ...instalments.map((row, at) => {
            const condition = t(`conditions.${row.condition}`)
            const what = t('instalment', { number: String(at + 1), condition, date: date(row.day) })
            return [what, km(row.amount)] as const
          }),
          total,
        ],
        lines: [t('eyes')],
      },
      {
        title: t('reports'),
        lines: [...reports.map(({ what, day }) => t('report', { what, date: date(day) })), t('proof')],
      },
      ...(note.trim() === '' ? [] : [{ title: t('note'), lines: note.split(/\n+/) }]),
    ],
    signatures: {
      title: t('signatures'),
      label: t('signature'),
      hands: [
        { side: t('forBank'), name: bank.represented },
        { side: t('forTeam'), name: team.represented },
      ],
    },
    pageLabel: t('page'),
  }
}
