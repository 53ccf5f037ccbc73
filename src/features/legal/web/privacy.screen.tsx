import { ConsentSettings } from '#features/consent/web/index.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { privacyBlocks } from '../contract/blocks.ts'
import { COOKIES_SECTION, privacy } from '../contract/privacy.ts'
import { privacyTitle } from '../contract/titles.ts'
import { LegalSection } from './legal-sections.tsx'
import { ReadingPage } from './reading-page.tsx'
import { StoredLists } from './stored-lists.tsx'
import { legalLoader } from './texts-loader.ts'

export const handle: PageHandle = {
  reading: true,
  cacheable: true,
  chrome: 'bare',
  title: privacyTitle,
  share: 'privacy',
}
export const loader = legalLoader('privacy')

const HEADINGS = privacy.sections.map(({ id }) => ({ id, block: `privacy-${id}-title` }))

export default function PrivacyScreen() {
  return (
    <ReadingPage id="privacy" blocks={privacyBlocks} headings={HEADINGS}>
      {privacy.sections.map((section) => (
        <section key={section.id} id={section.id}>
          <LegalSection document={privacy} section={section} />
          {section.id === COOKIES_SECTION && (
            <>
              <StoredLists />
              <ConsentSettings className="mt-6" />
            </>
          )}
        </section>
      ))}
    </ReadingPage>
  )
}
