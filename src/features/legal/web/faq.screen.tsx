import { Block } from '#features/content/web/index.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { faqBlocks } from '../contract/blocks.ts'
import { faq } from '../contract/faq.ts'
import { faqTitle } from '../contract/titles.ts'
import { ReadingPage } from './reading-page.tsx'
import { textsLoader } from './texts-loader.ts'

export const handle: PageHandle = {
  reading: true,
  cacheable: true,
  chrome: 'bare',
  title: faqTitle,
  share: 'faq',
}
export const loader = textsLoader(faqBlocks)

const HEADINGS = faq.map(({ id }) => ({ id, block: `faq-${id}-title` }))

export default function FaqScreen() {
  return (
    <ReadingPage id="faq" blocks={faqBlocks} headings={HEADINGS}>
      {faq.map((group) => (
        <section key={group.id} id={group.id}>
          <Block id={`faq-${group.id}-title`} as="h2" className="text-xl" />
          {group.questions.map(({ id }) => (
            <div key={id} className="mt-5 border-t border-line pt-4">
              <Block id={`faq-${group.id}-${id}-question`} as="h3" className="text-md" />
              <Block id={`faq-${group.id}-${id}-answer`} as="p" className="mt-2 text-ink-2" />
            </div>
          ))}
        </section>
      ))}
    </ReadingPage>
  )
}
