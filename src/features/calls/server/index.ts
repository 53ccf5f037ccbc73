import type { Feature } from '#platform/server/feature.ts'
import { nameOfBlock } from '../contract/blocks/block-names.ts'
import { banksBlocks } from '../contract/blocks/banks-blocks.ts'
import { campaignBlocks } from '../contract/blocks/campaign-blocks.ts'
import { orangeBlocks } from '../contract/blocks/orange-blocks.ts'
import { titles } from '../contract/titles.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { findCallBySlug, listCallAddresses } from './calls.queries.ts'
import { routes } from './calls.routes.ts'
import { callsPart } from './calls.part.ts'
import { mountCallFeeds } from './feeds/feeds.routes.ts'
import { advanceTask } from './lifecycle/lifecycle.task.ts'
import { callNotifications } from './notifications.ts'
import { exportCalls, mergeCalls } from './data-rights.ts'
import { callSearch } from './search-kind.ts'

export { isStaff, managesBank, staffOfGrants } from './access.policy.ts'
export { listHomeCalls } from './home-calls.queries.ts'
export { findCallById, findCallBySlug } from './calls.queries.ts'
export { listUnsentTeams } from './lifecycle/lifecycle.queries.ts'
export { holdCall, MINUTES_AHEAD, releaseCall, removeVote } from './lifecycle/hold-call.ts'
export { discussedCalls } from './discussed.ts'
export { callForms } from './received/call-forms.ts'

const SHARED = { ob: titles.banks, 'ob-landing': titles.campaign, 'orange-grants': titles.orange }

/** Calls for grant applications: their dates, their rules and the canvas of an application. */
export const calls: Feature = {
  name: 'calls',
  catalogues: { bhs, en },
  routes,
  tasks: [advanceTask],
  searchKinds: [callSearch],
  dashboard: callsPart,
  notifications: callNotifications,
  auditActions: [
    'publish',
    'change',
    'prolong',
    'postpone',
    'propose-terms',
    'change-terms',
    'exceed-fund',
    'cancel',
  ],
  async sitemap({ db }) {
    const addresses = await listCallAddresses(db)
    return [
      ...['/ob', '/ob/landing', '/ob/orange-grants'].map((path) => ({ path })),
      ...addresses.map(({ slug, updated }) => ({ path: `/calls/${slug}`, lastModified: new Date(updated) })),
    ]
  },
  async shareTitle({ db }, name) {
    if (Object.hasOwn(SHARED, name)) return SHARED[name as keyof typeof SHARED]
    const [, slug] = /^poziv-(.+)$/.exec(name) ?? []
    const call = slug && (await findCallBySlug(db, slug))
    if (!call) return undefined
    const { title } = call.content
    return { bhs: readText(title, 'bhs').text, en: readText(title, 'en').text }
  },
  mount: mountCallFeeds,
  blockPages: [
    { path: '/ob', title: titles.banks, blocks: banksBlocks, nameOf: nameOfBlock },
    { path: '/ob/landing', title: titles.campaign, blocks: campaignBlocks, nameOf: nameOfBlock },
    { path: '/ob/orange-grants', title: titles.orange, blocks: orangeBlocks, nameOf: nameOfBlock },
  ],
  seed: async (services) => (await import('./seed/calls.seed.ts')).seedCalls(services),
  seedAfter: ['banks'],
  exporter: exportCalls,
  merger: mergeCalls,
}
