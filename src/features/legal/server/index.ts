import type { Feature } from '#platform/server/feature.ts'
import { nameOfBlock } from '../contract/block-names.ts'
import { privacyBlocks, termsBlocks } from '../contract/blocks.ts'
import { messages as bhs } from '../contract/messages.bhs.ts'
import { messages as en } from '../contract/messages.en.ts'
import { privacyTitle, termsTitle } from '../contract/titles.ts'

export const legal: Feature = {
  name: 'legal',
  catalogues: { bhs, en },
  routes: [],
  blockPages: [
    { path: '/terms', title: termsTitle, blocks: termsBlocks, nameOf: nameOfBlock },
    { path: '/privacy', title: privacyTitle, blocks: privacyBlocks, nameOf: nameOfBlock },
  ],
}
