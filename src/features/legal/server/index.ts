import type { Feature } from '#platform/server/feature.ts'
import { keepRows } from '#platform/server/merging.ts'
import { nameOfBlock } from '../contract/block-names.ts'
import { privacyBlocks, termsBlocks } from '../contract/blocks.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { privacyTitle, termsTitle } from '../contract/titles.ts'
import { beginTask } from './publish.service.ts'
import type { Prove } from '#platform/server/auth/prove.ts'
import { versionRoutes } from './versions.routes.ts'

export { getVersionsInForce, listVersionsToAccept } from './versions.service.ts'

/** The legal texts and their versions; `prove` makes sure who publishes one. */
export function createLegalFeature({ prove }: { prove: Prove }): Feature {
  return {
    name: 'legal',
    catalogues: { bhs, en },
    routes: versionRoutes(prove),
    tasks: [beginTask],
    blockPages: [
      { path: '/terms', title: termsTitle, blocks: termsBlocks, nameOf: nameOfBlock },
      { path: '/privacy', title: privacyTitle, blocks: privacyBlocks, nameOf: nameOfBlock },
    ],
    auditActions: ['publish', 'cancel'],
    merger: { 'legal_versions.published_by': keepRows },
  }
}
