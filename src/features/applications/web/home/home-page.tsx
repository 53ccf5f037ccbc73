import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Gone } from '#platform/web/ui/states/gone.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import { getOrganisationHome, type OrganisationHome } from '../../contract/home.endpoints.ts'
import { HomeHead } from './home-head.tsx'
import { NextBlock } from './next-block.tsx'
import { OpportunityTable } from './opportunity-table.tsx'
import { Readers } from './readers.tsx'
import { Steps } from './steps.tsx'
import { isNew, sumsOf } from './sums.ts'
import { useHomeText } from './use-home-text.ts'
import { WaitingQueue } from './waiting-queue.tsx'

/** Where the people of an organisation begin: what waits for them, and how it stands. */
export function OrganisationHomePage({ slug }: { slug: string }) {
  const t = useHomeText()
  const query = useEndpoint(getOrganisationHome, { params: { id: slug }, staleTime: 0 })
  return (
    <QueryState
      query={query}
      gone={
        <Gone
          title={t('gone')}
          text={t('goneText')}
          action={<ButtonLink to="/organisations/mine">{t('mine')}</ButtonLink>}
        />
      }
      waiting={
        <Waiting>
          <Skeleton className="h-14 w-80 max-w-full" />
          <Skeleton className="mt-6 h-76" />
          <Skeleton className="mt-6 h-60" />
        </Waiting>
      }
    >
      {(home) => <Home home={home} />}
    </QueryState>
  )
}

function Home({ home }: { home: OrganisationHome }) {
  const sums = sumsOf(home)
  const isFresh = isNew(home)
  return (
    <div className="grid grid-cols-1 gap-8">
      <HomeHead home={home} sums={sums} />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-12">
        <NextBlock home={home} sums={sums} />
        <WaitingQueue home={home} sums={sums} />
      </div>
      {isFresh && <Steps home={home} />}
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-12">
        <OpportunityTable home={home} />
        <Readers home={home} />
      </div>
    </div>
  )
}
