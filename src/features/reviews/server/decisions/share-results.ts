import { findCallBySlug } from '#features/calls/server/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { formatAmount } from '#platform/contract/amount.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { ShareTitle } from '#platform/server/feature.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Services } from '#platform/server/services.ts'
import { serverMessages as bhs } from '../../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../../contract/server-messages.en.ts'
import { resultsTitle } from '../../contract/titles.ts'
import { getResults } from './results.service.ts'

/** Returns the title of the results' share picture: the fund, the amount awarded, and the number of projects. */
export async function shareResults({ db }: Services, name: string): Promise<ShareTitle | undefined> {
  const [, slug] = /^rezultati-(.+)$/.exec(name) ?? []
  const results = slug && (await getResults(db, slug).catch(() => undefined))
  const call = results && (await findCallBySlug(db, slug))
  if (!call) return undefined
  const { awarded, fund, applications } = results
  const count = applications.filter(({ funded }) => funded !== null).length
  const headline = (locale: Locale) => `${resultsTitle[locale]}: ${readText(call.content.title, locale).text}`
  const factsOf = (locale: Locale) => {
    const t = translator({ bhs, en }, locale)
    const km = (feninga: number) => formatAmount(feninga / 100, locale)
    return [
      call.bank?.name ?? '',
      t('share.awarded', { awarded: km(awarded), fund: km(fund) }),
      t('share.funded', { count }),
    ].filter(Boolean)
  }
  return { bhs: headline('bhs'), en: headline('en'), facts: { bhs: factsOf('bhs'), en: factsOf('en') } }
}
