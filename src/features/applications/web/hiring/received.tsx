import { Link } from 'react-router'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { listReceived } from '../../contract/hiring.endpoints.ts'
import { useHiringText } from './use-hiring-text.ts'

/** Lists the opportunities whose applications the member may read in any role, reviewers included. */
export function Received() {
  const t = useHiringText()
  const locale = useLocale()
  const list = useEndpointPages(listReceived, { query: {}, refetchOnMount: 'always' })
  const opportunities = list.data?.pages.flatMap((page) => page.opportunities) ?? []
  return (
    <div className="grid grid-cols-1 gap-5">
      <header>
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="mt-1 max-w-measure text-ink-2">{t('received.lead')}</p>
      </header>
      {list.isSuccess && opportunities.length === 0 && (
        <EmptyState
          title={t(list.data.pages[0]?.reads ? 'received.none' : 'received.outside')}
          text={t(list.data.pages[0]?.reads ? 'received.noneText' : 'received.outsideText')}
          action={<ButtonLink to="/organisations/mine">{t('received.organisations')}</ButtonLink>}
        />
      )}
      {opportunities.length > 0 && (
        <ul>
          {opportunities.map(({ id, title, organisation, applications: { all, fresh } }) => (
            <li
              key={id}
              className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3"
            >
              <div className="min-w-0 flex-1 basis-60">
                <h2 className="text-md">
                  <Link
                    to={`/opportunities/${id}/applications`}
                    className="text-ink no-underline before:absolute before:inset-0 hover:underline [overflow-wrap:anywhere]"
                  >
                    {readText(title, locale).text}
                  </Link>
                </h2>
                <p className="truncate text-sm text-ink-2">{organisation.name}</p>
              </div>
              <p className="flex items-center gap-2 text-sm text-ink-2">
                {t('received.all', { count: all })}
                {fresh > 0 && <Chip tone="sun">{t('received.fresh', { count: fresh })}</Chip>}
              </p>
            </li>
          ))}
        </ul>
      )}
      <ListFoot list={list} className="" />
    </div>
  )
}
