import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { listNotices } from '../../contract/notices.endpoints.ts'
import { useText } from '../use-text.ts'
import { BringForm } from './bring-form.tsx'
import { FeedList } from './feed-list.tsx'
import { WaitingList } from './waiting-list.tsx'

/** The page where notices are imported and wait; `base` is its address. */
export function ImportDesk({ base }: { base: string }) {
  const t = useText()
  const query = useEndpoint(listNotices, { staleTime: 0 })
  const { data } = query
  if (!data) return <QueryState query={query} />
  if (!data.staff && data.organisations.length === 0)
    return (
      <EmptyState
        title={t('none')}
        text={t('noneText')}
        action={<ButtonLink to="/organisations/mine">{t('organisations')}</ButtonLink>}
      />
    )
  return (
    <div className="grid grid-cols-1 gap-10">
      <section aria-labelledby="bring" className="grid grid-cols-1 gap-4">
        <SectionHeading id="bring" title={t('bring')} />
        <p className="max-w-measure text-ink-2">{t('intro')}</p>
        <BringForm organisations={data.organisations} staff={data.staff} base={base} />
      </section>
      <section aria-labelledby="waiting" className="grid grid-cols-1 gap-4">
        <SectionHeading id="waiting" title={t('waiting')} />
        <WaitingList notices={data.notices} base={base} />
      </section>
      <section aria-labelledby="feeds" className="grid grid-cols-1 gap-4">
        <SectionHeading id="feeds" title={t('feeds.title')} />
        <FeedList organisations={data.organisations} staff={data.staff} />
      </section>
    </div>
  )
}
