import { keepPreviousData } from '@tanstack/react-query'
import { navigationFor } from '#features/shell/web/index.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { fold } from '#platform/contract/fold.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useSettled } from '#platform/web/forms/use-settled.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { useRestingPages } from '#platform/web/shell/resting.ts'
import { searchEverything } from '../../contract/everything.endpoints.ts'
import { useText } from './use-text.ts'

export type Group = ResponseOf<typeof searchEverything>['kinds'][number]
export type Hit = Group['hits'][number]

const PAUSE = 180
const STAYS_FRESH = 30_000

/** Returns the results for the typed text; before anything is typed, the pages opened last and all pages. */
export function useHits({ typed, recent }: { typed: string; recent: readonly Hit[] }) {
  const t = useText()
  const locale = useLocale()
  const query = typed.replace(/\s+/g, ' ').trim()
  const settledQuery = useSettled(query, PAUSE)
  const enabled = settledQuery.length > 1 && query.length > 1
  const search = useEndpoint(searchEverything, {
    query: { query: settledQuery },
    locale,
    enabled,
    staleTime: STAYS_FRESH,
    placeholderData: keepPreviousData,
  })
  const waits = query.length > 1 && (settledQuery !== query || search.isPlaceholderData || search.isPending)
  const pages = usePages(query)
  const kinds = enabled && !search.isError ? (search.data?.kinds ?? []) : []
  const results: Group[] = [
    { id: 'recent', title: t('recent'), hits: query === '' ? [...recent] : [] },
    ...kinds,
    { id: 'screens', title: t('pages'), hits: pages },
  ].filter(({ hits }) => hits.length > 0)
  const count = results.reduce((sum, { hits }) => sum + hits.length, 0)
  const groups =
    query.length > 1 ? [...results, { id: 'lists', title: t('further'), hits: listsFor(query, t) }] : results
  return { query, groups, count, search, waits }
}

/** The whole lists, searched for the same words. */
function listsFor(query: string, t: ReturnType<typeof useText>): Hit[] {
  const q = encodeURIComponent(query)
  return [
    {
      title: t('allOpportunities', { query }),
      text: t('allOpportunitiesText'),
      path: `/opportunities?q=${q}`,
      icon: 'list',
      photo: null,
    },
    {
      title: t('allPeople', { query }),
      text: t('allPeopleText'),
      path: `/network/directory?query=${q}`,
      icon: 'list',
      photo: null,
    },
  ]
}

/** Returns pages of the navigation whose name in either language contains the typed text. */
function usePages(query: string): Hit[] {
  const locale = useLocale()
  const session = useSession()
  const resting = useRestingPages()
  const { main, menu, footer } = navigationFor(
    session.status === 'authenticated' ? session.user : undefined,
    { resting },
  )
  const entries = new Map([...main, ...menu, ...footer].map((entry) => [entry.to, entry]))
  const folded = fold(query)
  return [...entries.values()]
    .filter(({ title }) => Object.values(title).some((name) => fold(name).includes(folded)))
    .map(({ to, title }) => ({ title: title[locale], text: '', path: to, icon: 'page', photo: null }))
}
