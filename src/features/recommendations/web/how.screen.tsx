import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { BlocksProvider, loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { PageFrame } from '#features/landing/web/index.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { messages as bhs } from '../contract/how-messages.bhs.ts'
import { messages as en } from '../contract/how-messages.en.ts'
import { titles } from '../contract/titles.ts'
import { useHowText } from './use-how-text.ts'

export const handle: PageHandle = {
  reading: true,
  cacheable: true,
  chrome: 'bare',
  title: titles.how,
  description: { bhs: bhs.description, en: en.description },
}

export const loader = ({ context }: LoaderFunctionArgs) => loadBlocks(context, footerBlocks)

const SIGNALS = ['skills', 'place', 'deadline', 'language', 'interests', 'behaviour', 'similar'] as const
const NEVER = ['text', 'decide', 'money'] as const
const CONTROLS = ['weights', 'dismiss', 'reset', 'export'] as const

export default function HowScreen() {
  const t = useHowText()
  return (
    <BlocksProvider defaults={footerBlocks} edited={useLoaderData<typeof loader>()}>
      <PageFrame>
        <main id="main" className="wrap grid max-w-[44rem] gap-10 py-10 lg:py-16">
          <header>
            <h1 className="text-4xl">{t('title')}</h1>
            <p className="mt-5 text-lg text-ink-2">{t('intro')}</p>
          </header>
          <section>
            <h2 className="text-xl">{t('signals.title')}</h2>
            <Points texts={SIGNALS.map((id) => t(`signals.${id}`))} />
          </section>
          <section>
            <h2 className="text-xl">{t('never.title')}</h2>
            {NEVER.map((id) => (
              <p key={id} className="mt-3">
                {t(`never.${id}`)}
              </p>
            ))}
          </section>
          <section>
            <h2 className="text-xl">{t('diversity.title')}</h2>
            <p className="mt-3">{t('diversity.text')}</p>
          </section>
          <section>
            <h2 className="text-xl">{t('people.title')}</h2>
            <p className="mt-3">{t('people.text')}</p>
            <p className="mt-3">{t('people.leave')}</p>
          </section>
          <section>
            <h2 className="text-xl">{t('control.title')}</h2>
            <Points texts={CONTROLS.map((id) => t(`control.${id}`))} />
            <a className="link mt-3 inline-flex min-h-target items-center font-strong" href="/recommended">
              {t('open')}
            </a>
          </section>
        </main>
      </PageFrame>
    </BlocksProvider>
  )
}

function Points({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-ink-3">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
