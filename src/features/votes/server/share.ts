import { readText } from '#platform/contract/bilingual.ts'
import { formatAmount } from '#platform/contract/amount.ts'
import { formatDate } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { ShareTitle } from '#platform/server/feature.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Services } from '#platform/server/services.ts'
import { serverMessages as bhs } from '../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../contract/server-messages.en.ts'
import { voteTitle } from '../contract/titles.ts'
import { voteCall } from './ballot.service.ts'

/** Returns the title of a vote's share picture: the fund, its amount, and the end of the vote. */
export async function shareVote({ db }: Services, name: string): Promise<ShareTitle | undefined> {
  const [, slug] = /^glasanje-(.+)$/.exec(name) ?? []
  const vote = slug && (await voteCall(db, slug).catch(() => undefined))
  if (!vote) return undefined
  const { call, from, until } = vote
  const headline = (locale: Locale) => `${voteTitle[locale]}: ${readText(call.content.title, locale).text}`
  const factsOf = (locale: Locale) => {
    const t = translator({ bhs, en }, locale)
    const [now, day] = [new Date(call.now), (at: string) => formatDate(new Date(at), locale)]
    const when =
      now < new Date(from)
        ? t('share.soon', { day: day(from) })
        : now < new Date(until)
          ? t('share.open', { day: day(until) })
          : t('share.over')
    return [call.bank?.name ?? '', formatAmount(call.content.fund / 100, locale), when].filter(Boolean)
  }
  return { bhs: headline('bhs'), en: headline('en'), facts: { bhs: factsOf('bhs'), en: factsOf('en') } }
}
