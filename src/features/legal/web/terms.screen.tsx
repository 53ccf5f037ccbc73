import type { PageHandle } from '#platform/web/shell/page.ts'
import { termsBlocks } from '../contract/blocks.ts'
import { terms } from '../contract/terms.ts'
import { termsTitle } from '../contract/titles.ts'
import { LegalSection } from './legal-sections.tsx'
import { ReadingPage } from './reading-page.tsx'
import { legalLoader } from './texts-loader.ts'

export const handle: PageHandle = {
  reading: true,
  cacheable: true,
  chrome: 'bare',
  title: termsTitle,
  share: 'terms',
}
export const loader = legalLoader('terms')

const HEADINGS = terms.sections.map(({ id }) => ({ id, block: `terms-${id}-title` }))

export default function TermsScreen() {
  return (
    <ReadingPage id="terms" blocks={termsBlocks} headings={HEADINGS}>
      {terms.sections.map((section) => (
        <section key={section.id} id={section.id}>
          <LegalSection document={terms} section={section} />
        </section>
      ))}
    </ReadingPage>
  )
}
