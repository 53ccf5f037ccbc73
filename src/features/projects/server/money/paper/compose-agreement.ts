import { contributedOf, requestedOf } from '#features/calls/contract/application-content.ts'
import { formatAmount } from '#platform/contract/amount.ts'
import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatDay } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { messages as bhs } from '../../../contract/money/agreement-messages.bhs.ts'
import { messages as en } from '../../../contract/money/agreement-messages.en.ts'
import type { AgreedParts, PlannedInstalment, Terms } from '../../../contract/money/money.endpoints.ts'
import type { ProjectPlan } from '../../../contract/projects.endpoints.ts'
import type { AgreementDocument } from './agreement-document.ts'

/** Older contracts have no team and community. */
export type IssuedAgreement = Partial<AgreedParts> & {
  number: string
  /** As ISO 8601, because it is frozen. */
  issuedAt: string
  title: string
  call: Bilingual
  amount: number
  terms: Terms
  budget: ProjectPlan['budget']
  instalments: readonly Pick<PlannedInstalment, 'amount' | 'condition' | 'day'>[]
  /** Of an amendment: the moved money, the reason, and the bank's answer. */
  change?: { from: string; to: string; amount: number; reason: string; answer: string }
}

export const agreementText = (locale: Locale) => translator({ bhs, en }, locale)

/** Returns whether the plan of costs is part of the contract: one above the award is not what is paid for. */
export function hasPlan({ budget, amount }: Pick<IssuedAgreement, 'budget' | 'amount'>): boolean {
  return requestedOf({ budget }) === amount
}

/** Composes the document that both sides sign: all that the page shows of an issued contract, and nothing else. */
export function composeAgreement(agreement: IssuedAgreement, locale: Locale): AgreementDocument {
  const t = agreementText(locale)
  const { number, issuedAt, title, call, amount, terms, budget, instalments } = agreement
  const { members = [], community = [] } = agreement
  const { bank, team, from, until, reports, note } = terms
  const km = (feninga: number) => formatAmount(feninga / 100, locale)
  const date = (day: string) => formatDay(day, locale)
  const total = [t('total'), km(amount)] as const
  const heading = t('title', { number })
  const parties = { title: t('parties'), lines: [t('bank', bank), t('team', { ...team, title })] }
  const plan = {
    title: t('plan'),
    rows: [...budget.map((row) => [row.what, km(row.amount)] as const), total],
    lines: [t('moves')],
  }
  const signed = {
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
  const language = locale === 'en' ? ('en' as const) : ('bs' as const)
  const issued = t('issued', { date: formatDate(new Date(issuedAt), locale) })
  const { change } = agreement
  if (change)
    return {
      language,
      title: t('amendment', { number }),
      issued,
      sections: [
        parties,
        {
          title: t('changed'),
          lines: [
            t('moved', { amount: km(change.amount), from: change.from, to: change.to }),
            t('asked', { reason: change.reason }),
            ...(change.answer.trim() === '' ? [] : [t('answered', { answer: change.answer })]),
          ],
        },
        { ...plan, title: t('planNow'), lines: [t('rest')] },
      ],
      ...signed,
    }
  return {
    language,
    title: heading,
    issued,
    sections: [
      parties,
      {
        title: t('subject'),
        lines: [
          t('grant', { amount: km(amount), title, call: readText(call, locale).text }),
          ...(from && until ? [t('period', { from: date(from), until: date(until) })] : []),
        ],
      },
      ...(members.length > 0
        ? [
            {
              title: t('members'),
              lines: members.map(({ name, role }) => [name, role].filter(Boolean).join(', ')),
            },
          ]
        : []),
      // Without the plan the team chooses, and the ledger shows its choices.
      ...(hasPlan(agreement) ? [plan] : []),
      ...(community.length > 0
        ? [
            {
              title: t('community'),
              rows: [
                ...community.map(
                  ({ what, giver, value }) => [giver ? `${what} (${giver})` : what, km(value)] as const,
                ),
                [t('total'), km(contributedOf({ contributions: community }))] as const,
              ],
              lines: [t('communityKept')],
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
    ...signed,
  }
}
