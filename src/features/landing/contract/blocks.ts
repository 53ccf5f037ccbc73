import { footerBlocks } from './footer-blocks.ts'
import { heroBlocks } from './hero-blocks.ts'
import { offerBlocks } from './offer-blocks.ts'
import { proofBlocks } from './proof-blocks.ts'
import { sampleBlocks } from './sample-blocks.ts'
import { wayBlocks } from './way-blocks.ts'

/** All live-editable texts of the landing page and the public footer; `max` counts characters of one language. */
export const landingBlocks = {
  ...heroBlocks,
  ...wayBlocks,
  ...sampleBlocks,
  ...proofBlocks,
  ...offerBlocks,
  ...footerBlocks,
} as const
