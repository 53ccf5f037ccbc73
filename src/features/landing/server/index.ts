import type { Feature } from '#platform/server/feature.ts'
import { landingBlocks } from '../contract/blocks.ts'
import { nameOfBlock } from '../contract/block-names.ts'
import { footerBlocks } from '../contract/footer-blocks.ts'
import { messages as bhs } from '../contract/messages.bhs.ts'
import { messages as en } from '../contract/messages.en.ts'
import { footerName, homeName } from '../contract/titles.ts'

export const landing: Feature = {
  name: 'landing',
  catalogues: { bhs, en },
  routes: [],
  blockPages: [
    { path: '/', title: footerName, blocks: footerBlocks, nameOf: nameOfBlock },
    { path: '/', title: homeName, blocks: landingBlocks, nameOf: nameOfBlock },
  ],
}
