import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { Block, BlocksProvider, type BlockDefaults, type EditedBlocks } from '#features/content/web/index.ts'
import { PublicFooter, PublicHeader } from '#features/landing/web/index.ts'
import { Contents, type Heading } from './contents.tsx'
import { Related, type ReadingPageId } from './related.tsx'

type Props = {
  id: ReadingPageId
  blocks: BlockDefaults
  headings?: readonly Heading[]
  note?: ReactNode
  children: ReactNode
}

/**
 * A page for reading, whose loader is `textsLoader`: contents beside the text on a wide screen, folded above it on a phone,
 * absent in print.
 */
export function ReadingPage({ id, blocks, headings, note, children }: Props) {
  return (
    <BlocksProvider defaults={blocks} edited={useLoaderData<EditedBlocks>()}>
      <PublicHeader />
      <main
        id="main"
        className="wrap grid gap-10 py-10 lg:grid-cols-[1fr_2fr] lg:gap-16 lg:py-16 print:block print:[--ink-2:black] print:[--ink:black]"
      >
        <header className="lg:col-start-2">
          <Block id={`${id}-title`} as="h1" className="text-4xl" />
          {note && <p className="mt-3 text-sm text-ink-3">{note}</p>}
          <Block id={`${id}-intro`} as="p" className="mt-5 max-w-[38rem] text-lg text-ink-2" />
        </header>
        {headings && <Contents headings={headings} />}
        <div className="grid max-w-[38rem] gap-10 text-[1.0625rem] lg:col-start-2">
          {children}
          <Related current={id} />
        </div>
      </main>
      <PublicFooter />
    </BlocksProvider>
  )
}
