import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { BlocksProvider, loadBlocks } from '#features/content/web/index.ts'
import { getPublicDiscussion } from '#features/discussions/contract/discussions.endpoints.ts'
import { Discussion } from '#features/discussions/web/index.ts'
import { getPublicUse } from '#features/forms/contract/uses.endpoints.ts'
import { FormOfferView } from '#features/forms/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { PageFrame } from '#features/landing/web/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { StructuredData } from '#platform/web/shell/structured-data.tsx'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { getPublicOpportunity } from '../contract/public.endpoints.ts'
import { title } from '../contract/titles.ts'
import { MemberProvider } from './member/member-provider.tsx'
import { OpportunityWhole } from './opportunity-whole.tsx'
import { CardRow } from './view/card-row.tsx'
import { bodyOf } from './view/body-of.ts'
import { hasPostingData } from './view/has-posting-data.ts'
import { postingData } from './view/posting-data.ts'
import { useText } from './use-text.ts'

export const handle: PageHandle = { reading: true, chrome: 'bare', title }

/** Both languages, and the server's clock from which the time left is worked out. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, publicUrl } = context.get(pageRequest)
  const opportunity = await api(getPublicOpportunity, { params: { slug: params.slug ?? '' } })
  const descriptionIn = (locale: 'bhs' | 'en') =>
    readText(opportunity.summary, locale).text || plainText(bodyOf(opportunity.body, locale)).slice(0, 200)
  const head: Partial<PageHandle> = {
    title: { bhs: readText(opportunity.title, 'bhs').text, en: readText(opportunity.title, 'en').text },
    description: { bhs: descriptionIn('bhs'), en: descriptionIn('en') },
    share: `prilika-${opportunity.slug}`,
    ...(!opportunity.open && { hidden: true }),
  }
  const [discussion, { offer }, blocks] = await Promise.all([
    api(getPublicDiscussion, { params: { kind: 'opportunity', id: opportunity.id } }),
    api(getPublicUse, { params: { kind: 'opportunity', id: opportunity.id } }),
    loadBlocks(context, footerBlocks),
  ])
  return { shown: opportunity, discussion, offer, publicUrl, head, blocks }
}

export default function PublicOpportunityScreen() {
  const t = useText()
  const { shown, discussion, offer, publicUrl, blocks } = useLoaderData<typeof loader>()
  const { similar } = shown
  return (
    <BlocksProvider defaults={footerBlocks} edited={blocks}>
      <PageFrame>
        <MemberProvider id={shown.id}>
          <main id="main" className="wrap pt-4 pb-12 lg:pt-8">
            <a
              className="link mb-3 inline-flex min-h-target items-center text-sm print:hidden"
              href="/opportunities"
            >
              {t('back')}
            </a>
            <OpportunityWhole
              shown={shown}
              publicUrl={publicUrl}
              form={<FormOfferView offer={offer} className="mt-5" />}
              questions={<Discussion small kind="opportunity" id={shown.id} shown={discussion} />}
            />
            {similar.length > 0 && (
              <section aria-labelledby="similar-title" className="mt-12 print:hidden">
                <h2 id="similar-title" className="mb-3 text-lg">
                  {t('similar')}
                </h2>
                {similar.map((card) => (
                  <CardRow key={card.id} card={card} />
                ))}
              </section>
            )}
          </main>
        </MemberProvider>
      </PageFrame>
      {/* Room for the bar that stays at the bottom of phones. */}
      {shown.open && <div className="h-20 lg:hidden print:hidden" />}
      <PostingData />
    </BlocksProvider>
  )
}

function PostingData() {
  const locale = useLocale()
  const { shown, publicUrl } = useLoaderData<typeof loader>()
  if (!hasPostingData(shown)) return null
  return (
    <StructuredData
      make={import.meta.env.SSR ? () => postingData({ shown, publicUrl, locale }) : undefined}
    />
  )
}
