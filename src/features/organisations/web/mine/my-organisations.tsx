import { useQuery } from '@tanstack/react-query'
import { Compass, Inbox, Plus } from 'lucide-react'
import { call } from '#platform/web/api/api.ts'
import { EmptyState, ErrorState } from '#platform/web/ui/blocks/empty-state.tsx'
import { SkeletonRow } from '#platform/web/ui/blocks/skeleton.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { listOwnOrganisations } from '../../contract/organisation.endpoints.ts'
import { OrganisationRow } from '../shown/organisation-row.tsx'
import { StateChip } from '../shown/state-chip.tsx'
import { useText } from '../use-text.ts'
import { Invitations } from './invitations.tsx'

/** Where one belongs, and who asks one to join. */
export function MyOrganisations() {
  const t = useText()
  const { data, isError, refetch } = useQuery({
    queryKey: [listOwnOrganisations.path],
    queryFn: ({ signal }) => call(listOwnOrganisations, { signal }),
    staleTime: 0,
  })
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
      {!data && !isError && (
        <div role="status" aria-busy aria-label={t('loading')} className="mt-6">
          <SkeletonRow />
          <SkeletonRow />
        </div>
      )}
      {!data && isError && (
        <ErrorState
          title={t('failed')}
          text={t('failedText')}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      )}
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
              to={`/organisations/${card.slug}/manage`}
              aside={!card.verified && <StateChip state={state} suspended={!card.active} />}
            />
          ))}
        </ul>
      )}
    </>
  )
}
