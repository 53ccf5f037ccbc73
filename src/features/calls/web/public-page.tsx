import type { ReactNode } from 'react'
import { BlocksProvider, type BlockDefaults, type EditedBlocks } from '#features/content/web/index.ts'
import { PageFrame } from '#features/landing/web/index.ts'

type Props = { blocks: BlockDefaults; edited: EditedBlocks; children: ReactNode }

/** Frames a page of banks and calls: for members with their own frame, for visitors with the public header and footer. */
export function PublicPage({ blocks, edited, children }: Props) {
  return (
    <BlocksProvider defaults={blocks} edited={edited}>
      <PageFrame>
        <main id="main" className="wrap pt-4 pb-16 [overflow-wrap:anywhere] lg:pt-8">
          {children}
        </main>
      </PageFrame>
    </BlocksProvider>
  )
}
