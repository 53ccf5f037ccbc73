import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadBlocks } from '#features/content/web/index.ts'
import { getPublicDiscussion } from '#features/discussions/contract/discussions.endpoints.ts'
import { Discussion } from '#features/discussions/web/index.ts'
import { getPublicUse } from '#features/forms/contract/uses.endpoints.ts'
import { FormOfferView } from '#features/forms/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { StructuredData } from '#platform/web/shell/structured-data.tsx'
import { limitsOf } from '../contract/call-card.ts'
import { getCall } from '../contract/calls.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { Amounts } from './call/amounts.tsx'
import { Explained } from './call/explained.tsx'
import { CallHead } from './call/call-head.tsx'
import { HowJudged } from './call/how-judged.tsx'
import { Timeline } from './call/timeline.tsx'
import { BoxList } from './call/box-list.tsx'
import { Eligibility } from './eligibility.tsx'
import { PublicPage } from './public-page.tsx'
import { callData } from './structured/call-data.ts'
import { useCallWords } from './use-call-words.ts'
import { useText } from './use-text.ts'

export const handle: PageHandle = { reading: true, chrome: 'bare', title: titles.call }

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, publicUrl } = context.get(pageRequest)
  const [[call, discussion, { offer }], blocks] = await Promise.all([
    api(getCall, { params: { slug: params.slug ?? '' } }).then(
      async (publicCall) =>
        [
          publicCall,
          ...(await Promise.all([
            api(getPublicDiscussion, { params: { kind: 'call', id: publicCall.id } }),
            api(getPublicUse, { params: { kind: 'call', id: publicCall.id } }),
          ])),
        ] as const,
    ),
    loadBlocks(context, footerBlocks),
  ])
  const { title, summary } = call.content
  const head: Partial<PageHandle> = {
    title: { bhs: readText(title, 'bhs').text, en: readText(title, 'en').text },
    description: { bhs: readText(summary, 'bhs').text, en: readText(summary, 'en').text },
    share: `poziv-${call.slug}`,
    ...(call.phase === 'cancelled' && { hidden: true }),
  }
  return { call, discussion, offer, publicUrl, blocks, head }
}

export default function CallScreen() {
  const t = useText()
  const locale = useLocale()
  const { towns } = useCallWords()
  const { call, discussion, offer, publicUrl, blocks } = useLoaderData<typeof loader>()
  const { ages, team, municipalities } = limitsOf(call.content)
  const mayStillApply = call.phase === 'open' || call.phase === 'upcoming'
  return (
    <PublicPage blocks={footerBlocks} edited={blocks}>
      <a
        className="link mb-3 inline-flex min-h-target items-center text-sm"
        href={call.bank ? `/ob/${call.bank.slug}` : '/ob/orange-grants'}
      >
        {call.bank?.name ?? t('back')}
      </a>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-16">
        <div className="grid min-w-0 content-start gap-12">
          <CallHead call={call} />
          <FormOfferView offer={offer} />
          <Explained explained={call.content.explained} rules={call.content.rules} />
          <Amounts content={call.content} />
          <Timeline call={call} />
          <HowJudged content={call.content} />
          <Discussion kind="call" id={call.id} shown={discussion} />
        </div>
        <div className="grid min-w-0 content-start gap-12">
          {mayStillApply && ages && team && (
            <section
              id="mogu"
              aria-labelledby="can-i"
              className="rounded-surface border border-line bg-surface p-5"
            >
              <h2 id="can-i" className="text-xl">
                {t('check.title')}
              </h2>
              <p className="mt-1 mb-4 text-sm text-ink-2">{t('check.kept')}</p>
              <Eligibility ages={ages} team={team} places={towns(municipalities)} />
            </section>
          )}
          <BoxList template={call.content.template} />
        </div>
      </div>
      <StructuredData make={import.meta.env.SSR ? () => callData({ call, publicUrl, locale }) : undefined} />
    </PublicPage>
  )
}
