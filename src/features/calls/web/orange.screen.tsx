import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Block, loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { orangeBlocks } from '../contract/blocks/orange-blocks.ts'
import { listCalls } from '../contract/calls.endpoints.ts'
import { ORANGE_PROGRAMME } from '../contract/programmes.ts'
import { titles } from '../contract/titles.ts'
import { CallRow } from './call-row.tsx'
import { PublicPage } from './public-page.tsx'
import { StepList } from './step-list.tsx'
import { useText } from './use-text.ts'

export const handle: PageHandle = {
  reading: true,
  chrome: 'bare',
  title: titles.orange,
  description: { bhs: orangeBlocks['orange-lead'].bhs, en: orangeBlocks['orange-lead'].en },
  canonical: '/ob/orange-grants',
  share: 'orange-grants',
}

const TEXTS = { ...orangeBlocks, ...footerBlocks }

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(pageRequest)
  const [{ calls, now }, blocks] = await Promise.all([
    api(listCalls, { query: { programme: ORANGE_PROGRAMME } }),
    loadBlocks(context, TEXTS),
  ])
  return { calls, now, blocks }
}

const STEPS = [1, 2, 3, 4]

export default function OrangeScreen() {
  const t = useText()
  const { calls, now, blocks } = useLoaderData<typeof loader>()
  return (
    <PublicPage blocks={TEXTS} edited={blocks}>
      <a className="link mb-3 inline-flex min-h-target items-center text-sm" href="/ob">
        {t('back')}
      </a>
      <header className="grid gap-3">
        <Block id="orange-title" as="h1" className="text-4xl" />
        <Block id="orange-lead" as="p" className="max-w-[46ch] text-lg text-ink-2" />
      </header>
      <div className="mt-10 grid gap-12 lg:grid-cols-2 lg:gap-16">
        <section aria-labelledby="orange-calls">
          <h2 id="orange-calls" className="mb-3 text-2xl">
            <Block id="orange-calls-title" />
          </h2>
          {calls.length === 0 && <p className="text-ink-2">{t('orange.none')}</p>}
          <ul>
            {calls.map((card) => (
              <CallRow key={card.slug} card={card} now={now} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="orange-for">
          <h2 id="orange-for" className="mb-3 text-2xl">
            <Block id="orange-for-title" />
          </h2>
          <ul className="grid list-disc gap-2 pl-5 marker:text-ink-3">
            {[1, 2, 3].map((item) => (
              <Block key={item} id={`orange-for-${item}`} as="li" />
            ))}
          </ul>
        </section>
      </div>
      <section aria-labelledby="steps-title" className="mt-16">
        <h2 id="steps-title" className="mb-4 text-2xl">
          <Block id="orange-steps-title" />
        </h2>
        <StepList id="orange" steps={STEPS} />
      </section>
      <Block id="orange-note" as="p" className="mt-8 max-w-measure text-sm text-ink-2" />
    </PublicPage>
  )
}
