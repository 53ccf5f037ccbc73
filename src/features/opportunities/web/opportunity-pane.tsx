import { Maximize2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { getPublicDiscussion } from '#features/discussions/contract/discussions.endpoints.ts'
import { Discussion } from '#features/discussions/web/index.ts'
import { getPublicUse } from '#features/forms/contract/uses.endpoints.ts'
import { FormOfferView } from '#features/forms/web/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { ErrorState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getPublicOpportunity } from '../contract/public.endpoints.ts'
import { MemberProvider } from './member/member-provider.tsx'
import { OpportunityWhole } from './opportunity-whole.tsx'
import { useText } from './use-text.ts'

type Props = { slug: string; onClose: () => void }

/** The opportunity chosen in a list, whole, beside the list. */
export function OpportunityPane({ slug, onClose }: Props) {
  const t = useText()
  const locale = useLocale()
  const query = useEndpoint(getPublicOpportunity, { params: { slug } })
  const { data: opportunity } = query
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Some browsers return a promise, which is no cleanup function.
    void scroller.current?.scrollTo({ top: 0 })
  }, [slug])
  return (
    <div className="flex max-h-full min-h-0 flex-col">
      <div className="flex items-center justify-between gap-3 border-b border-line py-1 pr-1.5 pl-7">
        <a
          className="link inline-flex min-h-target items-center gap-2 text-sm [&_.lucide]:size-4"
          href={`/opportunities/${slug}`}
        >
          <Maximize2 aria-hidden /> {t('pane.whole')}
        </a>
        <IconButton icon={<X />} label={t('pane.close')} onClick={onClose} />
      </div>
      <p role="status" className="sr-only">
        {opportunity && t('pane.shown', { title: readText(opportunity.title, locale).text || t('untitled') })}
      </p>
      <div ref={scroller} className="min-h-0 overflow-y-auto overscroll-contain px-7 pt-6 pb-8">
        {opportunity ? (
          <MemberProvider key={opportunity.id} id={opportunity.id}>
            <OpportunityWhole
              shown={opportunity}
              publicUrl={location.origin}
              form={<Form id={opportunity.id} />}
              questions={<Questions id={opportunity.id} />}
              beside
            />
          </MemberProvider>
        ) : (
          <QueryState
            query={query}
            small
            title={t('pane.failed')}
            gone={<ErrorState title={t('pane.gone')} />}
            waiting={<PaneSkeleton />}
          />
        )}
      </div>
    </div>
  )
}

function Questions({ id }: { id: string }) {
  const t = useText()
  const query = useEndpoint(getPublicDiscussion, { params: { kind: 'opportunity', id } })
  return query.data ? (
    <Discussion small kind="opportunity" id={id} shown={query.data} />
  ) : (
    <QueryState query={query} small title={t('pane.failed')} waiting={<Skeleton className="h-20" />} />
  )
}

function Form({ id }: { id: string }) {
  const { data } = useEndpoint(getPublicUse, { params: { kind: 'opportunity', id } })
  return <FormOfferView offer={data?.offer ?? null} className="mt-5" />
}

export function PaneSkeleton() {
  return (
    <div aria-hidden className="grid gap-4">
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}
