import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { formatAmount } from '#platform/contract/amount.ts'
import { formatDate } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { ShareTitle } from '#platform/server/feature.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Services } from '#platform/server/services.ts'
import { serverMessages as bhs } from '../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../contract/server-messages.en.ts'
import { readProject } from './projects.service.ts'

/** Returns the title of a project's share picture: its bank and place, the amount, and whether it still runs. */
export async function shareProject({ db }: Services, name: string): Promise<ShareTitle | undefined> {
  const [, slug] = /^projekat-(.+)$/.exec(name) ?? []
  const project = slug && (await readProject(db, slug).catch(() => undefined))
  if (!project) return undefined
  const { title, bank, municipality, amount, startedAt, finishedAt } = project
  const where = municipality && findMunicipality(municipality)?.name
  const factsOf = (locale: Locale) => {
    const t = translator({ bhs, en }, locale)
    const day = formatDate(new Date(finishedAt ?? startedAt), locale)
    return [
      [bank?.name, where].filter(Boolean).join(', '),
      formatAmount(amount / 100, locale),
      t(finishedAt ? 'share.finished' : 'share.running', { day }),
    ].filter(Boolean)
  }
  return { bhs: title, en: title, facts: { bhs: factsOf('bhs'), en: factsOf('en') } }
}
