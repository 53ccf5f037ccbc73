import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { BlocksProvider, loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { PageFrame } from '#features/landing/web/index.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { HELP_LINES, RULES } from '../contract/kinds.ts'
import { messages as bhs } from '../contract/public-messages.bhs.ts'
import { messages as en } from '../contract/public-messages.en.ts'
import { usePublicText } from './use-public-text.ts'
import { useReportText } from './use-report-text.ts'

export const handle: PageHandle = {
  reading: true,
  cacheable: true,
  chrome: 'bare',
  title: { bhs: bhs.rules.title, en: en.rules.title },
  description: { bhs: bhs.rules.description, en: en.rules.description },
}

export const loader = ({ context }: LoaderFunctionArgs) => loadBlocks(context, footerBlocks)

const HOW = ['promise', 'person', 'names', 'messages', 'automatic', 'measures', 'strikes', 'appeal'] as const

export default function RulesScreen() {
  const t = usePublicText()
  const words = useReportText()
  return (
    <BlocksProvider defaults={footerBlocks} edited={useLoaderData<typeof loader>()}>
      <PageFrame>
        <main id="main" className="wrap grid max-w-[44rem] gap-10 py-10 lg:py-16">
          <header>
            <h1 className="text-4xl">{t('rules.title')}</h1>
            <p className="mt-5 text-lg text-ink-2">{t('rules.intro')}</p>
          </header>
          <section>
            <h2 className="text-xl">{t('rules.list')}</h2>
            <dl className="mt-4">
              {RULES.map((rule) => (
                <div key={rule} id={rule} className="border-t border-line py-3">
                  <dt className="font-strong">{t(`items.${rule}.title`)}</dt>
                  <dd className="text-ink-2">{t(`items.${rule}.text`)}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section>
            <h2 className="text-xl">{t('rules.how')}</h2>
            <ul className="mt-4 grid list-disc gap-2 pl-5">
              {HOW.map((id) => (
                <li key={id}>{t(`how.${id}`)}</li>
              ))}
            </ul>
            <a className="link mt-4 inline-flex min-h-target items-center" href="/odluke">
              {t('rules.log')}
            </a>
          </section>
          <section>
            <h2 className="text-xl">{t('rules.help')}</h2>
            <p className="mt-2 text-ink-2">{t('rules.helpText')}</p>
            <ul className="mt-3">
              {HELP_LINES.map(({ id, number }) => (
                <li key={id} className="flex items-center gap-3 border-t border-line">
                  <a
                    className="link inline-flex min-h-target min-w-16 items-center font-strong"
                    href={`tel:${number.replaceAll(' ', '')}`}
                  >
                    {number}
                  </a>
                  {words(`lines.${id}`)}
                </li>
              ))}
            </ul>
          </section>
        </main>
      </PageFrame>
    </BlocksProvider>
  )
}
