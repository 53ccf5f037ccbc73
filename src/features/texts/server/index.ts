import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { keepRows } from '#platform/server/merging.ts'
import { mountOverrides } from './overrides.routes.ts'
import { routes } from './texts.routes.ts'

/** Texts of the interface and of pages, as files for translators. */
export const texts: Feature = {
  name: 'texts',
  catalogues: { bhs, en },
  routes,
  mount: mountOverrides,
  auditActions: ['change', 'check', 'restore'],
  // The author of a change is history and stays.
  seed: async (services) => (await import('./seed/texts.seed.ts')).seedTexts(services),
  seedAfter: ['account'],
  merger: { 'text_changes.made_by': keepRows },
}
