import { SlidersHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { listDirectory } from '../../contract/directory.endpoints.ts'
import { PeopleFrame } from '../frame/people-frame.tsx'
import { useText } from '../use-text.ts'
import { addressOf, choiceOf, FACETS } from './choice.ts'
import { DirectoryFacets } from './directory-facets.tsx'
import { DirectorySearch } from './directory-search.tsx'
import { DirectoryLine } from './directory-line.tsx'

const FilterSheet = lazyPart(async () => (await import('./filter-sheet.tsx')).FilterSheet)

/** Members who can be found, filtered by skills, places and schools. */
export function DirectoryPage() {
  const t = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [filtering, setFiltering] = useState(false)
  const choice = choiceOf(search)
  const list = useEndpointPages(listDirectory, { query: choice })
  const [first] = list.data?.pages ?? []
  const people = list.data?.pages.flatMap((page) => page.people) ?? []
  const filterCount = FACETS.filter((facet) => choice[facet] !== undefined).length
  const total = first?.total ?? 0
  return (
    <PeopleFrame>
      <div className="mt-5 grid grid-cols-1 gap-x-12 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <aside aria-label={t('directory.filters')} className="max-lg:hidden">
          {first && <DirectoryFacets choice={choice} facets={first.facets} />}
        </aside>
        <section aria-label={t('directory.results')} className="min-w-0">
          <DirectorySearch
            key={choice.query ?? ''}
            query={choice.query ?? ''}
            onSearch={(query) => void navigate(addressOf({ ...choice, query }), { preventScrollReset: true })}
          />
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p role="status" className="text-sm text-ink-2">
              {first && t('directory.count', { count: total })}
            </p>
            <Button
              small
              icon={<SlidersHorizontal />}
              className="lg:hidden"
              onPointerEnter={FilterSheet.preload}
              onClick={() => setFiltering(true)}
            >
              {t('directory.openFilters', { count: filterCount })}
            </Button>
          </div>
          {first && total === 0 && (
            <EmptyState
              title={t('directory.none')}
              text={t('directory.noneText')}
              action={
                <ButtonLink to={addressOf({})} small>
                  {t('directory.all')}
                </ButtonLink>
              }
            />
          )}
          {people.length > 0 && (
            <ul aria-label={t('directory.list')} className="mt-2">
              {people.map((member) => (
                <DirectoryLine key={member.person.id} found={member} skill={choice.skill} />
              ))}
            </ul>
          )}
          <ListFoot list={list} />
          {filtering && first && (
            <Suspense>
              <FilterSheet
                choice={choice}
                facets={first.facets}
                total={total}
                onClose={() => setFiltering(false)}
              />
            </Suspense>
          )}
        </section>
      </div>
    </PeopleFrame>
  )
}
