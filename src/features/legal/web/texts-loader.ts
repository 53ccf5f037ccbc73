import type { LoaderFunctionArgs } from 'react-router'
import { loadBlocks, type BlockDefaults } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'

/** Loads the edited texts of a reading page, its footer's included. */
export function textsLoader(blocks: BlockDefaults) {
  return ({ context }: LoaderFunctionArgs) => loadBlocks(context, { ...blocks, ...footerBlocks })
}
