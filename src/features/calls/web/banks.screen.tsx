import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { listBanks } from '#features/banks/contract/banks.endpoints.ts'
import { Block, loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { banksBlocks } from '../contract/blocks/banks-blocks.ts'
import { listCalls } from '../contract/calls.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { Figures } from './banks/figures.tsx'
import { Finder } from './banks/finder.tsx'
import { NearCall } from './banks/near-call.tsx'
import { CallRow } from './call-row.tsx'
import { PublicPage } from './public-page.tsx'
import { StepList } from './step-list.tsx'
import { useText } from './use-text.ts'

export const handle: PageHandle = {
  reading: true,
  chrome: 'bare',
  title: titles.banks,
  description: { bhs: banksBlocks['ob-lead'].bhs, en: banksBlocks['ob-lead'].en },
  canonical: '/ob',
  share: 'ob',
}

const TEXTS = { ...banksBlocks, ...footerBlocks }

/** Loads calls, banks and figures, and the place in the address. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = context.get(pageRequest)
  const parameter = new URL(request.url).searchParams.get('place')
  const place = MUNICIPALITY_IDS.find((id) => id === parameter)
  const [{ calls, now }, { banks, years, hours }, blocks] = await Promise.all([
    api(listCalls, { query: {} }),
    api(listBanks, {}),
    loadBlocks(context, TEXTS),
  ])
  return { calls, now, banks, years, hours, place, blocks }
}

const STEPS = [1, 2, 3, 4, 5]

export default function BanksScreen() {
  const t = useText()
  const { calls, now, banks, years, hours, place, blocks } = useLoaderData<typeof loader>()
  const ofBanks = calls.filter(({ bank }) => bank !== null)
  const current = ofBanks.filter(({ phase }) => phase !== 'finished')
  const old = ofBanks.filter(({ phase }) => phase === 'finished')
  const open = current.find(({ phase }) => phase === 'open')
  return (
    <PublicPage blocks={TEXTS} edited={blocks}>
      <header className="mb-6 grid gap-3">
        <Block id="ob-title" as="h1" className="text-4xl" />
        <Block id="ob-lead" as="p" className="max-w-[46ch] text-lg text-ink-2" />
      </header>
      <NearCall card={open} now={now} />
      <section aria-labelledby="calls-title" className="mt-12">
        <SectionHeading
          id="calls-title"
          title={<Block id="ob-calls-title" />}
          aside={
            <a className="link" href="/grants">
              {t('list.all')}
            </a>
          }
        />
        {current.length === 0 && <p className="text-ink-2">{t('list.noneText')}</p>}
        <ul>
          {current.map((card) => (
            <CallRow key={card.slug} card={card} now={now} />
          ))}
        </ul>
        {old.length > 0 && (
          <details className="mt-2">
            <summary className="min-h-target py-2.5 text-sm font-ui text-river-ink">{t('list.old')}</summary>
            <ul>
              {old.map((card) => (
                <CallRow key={card.slug} card={card} now={now} />
              ))}
            </ul>
          </details>
        )}
        <a className="link inline-flex min-h-target items-center text-sm" href="/calls/feed.rss">
          {t('list.feed')}
        </a>
      </section>
      <Finder banks={banks} calls={ofBanks} place={place} />
      <section aria-labelledby="steps-title" className="mt-16">
        <h2 id="steps-title" className="mb-4 text-2xl">
          <Block id="ob-steps-title" />
        </h2>
        <StepList id="ob" steps={STEPS} />
      </section>
      <Figures years={years} hours={hours} />
      <section aria-labelledby="stories-title" className="mt-16">
        <h2 id="stories-title" className="mb-4 text-2xl">
          <Block id="ob-stories-title" />
        </h2>
        <div className="grid gap-8 lg:grid-cols-2 lg:gap-16">
          {[1, 2].map((story) => (
            <figure key={story}>
              <Block id={`ob-story-${story}-text`} as="blockquote" className="text-lg" />
              <figcaption className="mt-3 text-sm text-ink-2">
                <Block id={`ob-story-${story}-author`} />
              </figcaption>
            </figure>
          ))}
        </div>
      </section>
      <aside className="mt-16 border-t border-line pt-6">
        <Block id="ob-orange-title" as="h2" className="text-xl" />
        <Block id="ob-orange-text" as="p" className="mt-2 max-w-measure text-ink-2" />
        <a className="link inline-flex min-h-target items-center" href="/ob/orange-grants">
          {t('orange.more')}
        </a>
      </aside>
    </PublicPage>
  )
}
