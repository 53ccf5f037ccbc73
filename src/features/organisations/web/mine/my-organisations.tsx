import { Compass, Inbox, Plus } from 'lucide-react'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import { listOwnOrganisations } from '../../contract/organisation.endpoints.ts'
import { OrganisationRow } from '../view/organisation-row.tsx'
import { StateChip } from '../view/state-chip.tsx'
import { useText } from '../use-text.ts'
import { Invitations } from './invitations.tsx'

/** The member's organisations and invitations. */
export function MyOrganisations() {
  const t = useText()
  const query = useEndpoint(listOwnOrganisations, { staleTime: 0 })
  const { data } = query
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl">{t('mine.title')}</h1>
          <p className="mt-1 max-w-measure text-ink-2">{t('mine.lead')}</p>
        </div>
        {data && data.organisations.length > 0 && (
          <p className="flex flex-wrap gap-2">
            <ButtonLink to="/applications/received" small icon={<Inbox />}>
              {t('manage.applications')}
            </ButtonLink>
            <ButtonLink to="/opportunities/mine" small icon={<Compass />}>
              {t('manage.opportunities')}
            </ButtonLink>
            <ButtonLink to="/organisations/new" small icon={<Plus />}>
              {t('mine.create')}
            </ButtonLink>
          </p>
        )}
      </div>
      <QueryState query={query} waiting={<Waiting className="mt-6" />} />
      {data && <Invitations invitations={data.invitations} />}
      {data?.organisations.length === 0 && (
        <EmptyState
          title={t('mine.none')}
          text={t('mine.noneText')}
          action={
            <ButtonLink to="/organisations/new" look="key">
              {t('mine.create')}
            </ButtonLink>
          }
        />
      )}
      {data && data.organisations.length > 0 && (
        <ul className="mt-6">
          {data.organisations.map(({ card, state }) => (
            <OrganisationRow
              key={card.id}
              card={card}
              to={`/organisations/${card.slug}/${card.active ? 'home' : 'manage'}`}
              aside={!card.verified && <StateChip state={state} suspended={!card.active} />}
            />
          ))}
        </ul>
      )}
    </>
  )
}
