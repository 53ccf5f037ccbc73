import { Block, useBlockText } from '#features/content/web/index.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { contactBlocks } from '../contract/blocks.ts'
import { reasons } from '../contract/contact.ts'
import { contactTitle } from '../contract/titles.ts'
import { ReadingPage } from './reading-page.tsx'
import { useText } from './use-text.ts'
import { textsLoader } from './texts-loader.ts'

export const handle: PageHandle = {
  reading: true,
  cacheable: true,
  chrome: 'bare',
  title: contactTitle,
  share: 'kontakt',
}
export const loader = textsLoader(contactBlocks)

export default function ContactScreen() {
  return (
    <ReadingPage id="contact" blocks={contactBlocks}>
      <Operator />
      {reasons.map(({ id }) => (
        <section key={id} id={id}>
          <Block id={`contact-${id}-title`} as="h2" className="text-xl" />
          <Block id={`contact-${id}-text`} as="p" className="mt-3 text-ink-2" />
        </section>
      ))}
    </ReadingPage>
  )
}

function Operator() {
  const t = useText()
  const email = useBlockText('contact-email')
  return (
    <dl className="grid gap-5 border-y border-line py-5 sm:grid-cols-2">
      <div>
        <dt className="text-sm text-ink-2">{t('contact.write')}</dt>
        <dd>
          <a
            className="link inline-flex min-h-target items-center font-strong break-all"
            href={`mailto:${email}`}
          >
            <Block id="contact-email" />
          </a>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-ink-2">{t('contact.who')}</dt>
        <dd className="py-2">
          <Block id="contact-name" />
          {', '}
          <Block id="contact-place" />
        </dd>
      </div>
    </dl>
  )
}
