import { useNavigation } from 'react-router'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { classNames } from '#platform/web/ui/class-names.ts'
import { countFilters } from '../../contract/criteria.ts'
import { withMeanings } from '../../contract/meanings.ts'
import { PreviewLink, PreviewPane } from '../preview/preview-pane.tsx'
import { PreviewContext, usePreview } from '../preview/use-preview.ts'
import { FacetPanel } from '../facets/facet-panel.tsx'
import type { ListData } from '../list.screen.tsx'
import { PlaceMap } from '../map/place-map.tsx'
import { SaveSearch } from '../saved/save-search.tsx'
import { useText } from '../use-text.ts'
import { ActiveFilters } from './active-filters.tsx'
import { Results } from './results.tsx'
import { SearchBox } from './search-box.tsx'
import { SortLinks, ViewLinks } from './sort-links.tsx'
import { QueryMeanings } from './query-meanings.tsx'
import { useResults } from './use-results.ts'

const NearMe = lazyPart(async () => (await import('../facets/near-me.tsx')).NearMe)

/** Search above, filters beside or in a sheet, and the results; the address holds all of it. */
export function SearchPage({ data }: { data: ListData }) {
  const t = useText()
  const { criteria, view, list } = data
  const navigation = useNavigation()
  const isMoving = navigation.state === 'loading' && navigation.location.pathname !== '/saved-searches'
  const results = useResults(data)
  const { meanings, without, rest } = data.found
  // A change of any filter turns the understood meanings into chosen filters.
  const values = meanings.map(({ value }) => value).filter((value) => !without.includes(value))
  const effective = withMeanings(criteria, { rest, values })
  const preview = usePreview(data)
  const { slug } = preview
  const total = results.facets.total
  const filters = countFilters(effective)
  const isMember = useSession().status === 'authenticated'
  return (
    <main
      id="main"
      className={classNames(
        'wrap grid grid-cols-1 gap-x-10 pt-3 pb-16 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:pt-8',
        slug && 'xl:grid-cols-[14rem_minmax(0,25rem)_minmax(0,1fr)] xl:gap-x-8',
      )}
    >
      <div className="col-span-full min-w-0">
        <a className="skip-link" href="#results">
          {t('results.skip')}
        </a>
        <h1 className="text-2xl max-lg:sr-only">{t(`title.${list}`)}</h1>
        <div className="mb-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 lg:mt-4 lg:mb-8">
          <SearchBox key={list} criteria={criteria} view={view} />
          <div className="max-lg:hidden">
            <SaveSearch criteria={criteria} />
          </div>
        </div>
      </div>
      <FacetPanel
        criteria={effective}
        facets={results.facets.values}
        total={total}
        totalAbout={results.facets.totalAbout}
        view={view}
        filters={filters}
        near={isMember && <NearMe criteria={effective} view={view} items={results.items} />}
      >
        <SaveSearch compact criteria={criteria} />
        <ViewLinks criteria={criteria} view={view} />
      </FacetPanel>
      <section
        id="results"
        ref={preview.list}
        tabIndex={-1}
        aria-label={t('results.label')}
        onKeyDown={preview.walk}
        className="min-w-0"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line lg:pb-2">
          <p role="status" className="whitespace-nowrap text-sm">
            {total !== null &&
              t(results.facets.totalAbout ? 'results.countAbout' : 'results.count', { count: total })}
          </p>
          <div className="flex min-w-0 items-center gap-x-4">
            {view === 'list' && <SortLinks criteria={criteria} sort={results.sort} sorts={results.sorts} />}
            <div className="max-lg:hidden">
              <ViewLinks criteria={criteria} view={view} />
            </div>
          </div>
        </div>
        <QueryMeanings criteria={criteria} view={view} meanings={meanings} without={without} />
        <ActiveFilters criteria={criteria} facets={results.facets.values} view={view} />
        {results.meant && (
          <p className="mt-3 text-sm" role="status">
            {t('results.meant', { meant: results.meant })}
          </p>
        )}
        {slug && <PreviewLink slug={slug} className="border-b border-line xl:hidden" />}
        {data.map && view === 'map' ? (
          <PlaceMap criteria={criteria} map={data.map} />
        ) : (
          <PreviewContext value={preview}>
            <Results data={data} found={results} nearest={effective} busy={isMoving} />
          </PreviewContext>
        )}
      </section>
      {slug && <PreviewPane {...preview} slug={slug} />}
    </main>
  )
}
