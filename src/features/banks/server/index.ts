import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { findBankName, listBankAddresses } from './banks.queries.ts'
import { routes } from './banks.routes.ts'
import { exportBanks, mergeBanks } from './data-rights.ts'
import { bankNotifications } from './managed/notifications.ts'
import { boardMembers } from './person-groups.ts'
import { bankSearch } from './search-kind.ts'

export { findFundLeft } from './fund.queries.ts'
export { getSeededBanks } from './seed/seeded-banks.queries.ts'

/** Youth banks with their boards, funds and decisions, and the programmes of calls. */
export const banks: Feature = {
  name: 'banks',
  catalogues: { bhs, en },
  routes,
  notifications: bankNotifications,
  auditActions: ['create', 'change', 'seat', 'unseat', 'close', 'reopen'],
  searchKinds: [bankSearch],
  personGroups: [boardMembers],
  async sitemap({ db }) {
    const addresses = await listBankAddresses(db)
    return addresses.map(({ slug, updated }) => ({ path: `/ob/${slug}`, lastModified: new Date(updated) }))
  },
  async shareTitle({ db }, name) {
    const [, slug] = /^banka-(.+)$/.exec(name) ?? []
    const title = slug && (await findBankName(db, slug))
    return title ? { bhs: title, en: title } : undefined
  },
  exporter: exportBanks,
  merger: mergeBanks,
  seed: async (services) => (await import('./seed/banks.seed.ts')).seedBanks(services),
  seedAfter: ['organisations'],
}
