import {
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { BlocksProvider, loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { PageFrame } from '#features/landing/web/index.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { messages as bhs } from '../contract/messages.bhs.ts'
import { messages as en } from '../contract/messages.en.ts'
import { readCriteria, writeCriteria } from '../contract/criteria.ts'
import { LISTS } from '../contract/lists.ts'
import { getMunicipalityCounts, listOpportunities } from '../contract/search.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { SearchPage } from './list/search-page.tsx'
import { hrefOf, presetOf } from './list/hrefs.ts'

export const handle: PageHandle = { reading: true, chrome: 'bare', title: titles.all }

const MARK = /^[\w-]{1,300}$/

/** Loads the first page of a search from its address, complete for readers without script. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api } = context.get(pageRequest)
  const list = LISTS.find(({ path }) => path === url.pathname.replace(/\/$/, '')) ?? LISTS[0]
  const read = readCriteria(url.searchParams)
  const criteria = list.kind === null ? read : { ...read, kind: presetOf(list).kind }
  const view = url.searchParams.get('view') === 'map' ? ('map' as const) : ('list' as const)
  const afterParam = url.searchParams.get('after') ?? ''
  const after = MARK.test(afterParam) ? afterParam : undefined
  const params = writeCriteria(criteria)
  const { sort: _sort, ...filters } = params
  const [page, map, blocks] = await Promise.all([
    api(listOpportunities, { query: { ...params, ...(after && { after }) } as never }).catch(
      (error: unknown) => {
        // A cursor of another list, or an invented one: the list starts at its beginning.
        if (after) throw redirect(hrefOf(criteria, { view }))
        throw error
      },
    ),
    view === 'map' ? api(getMunicipalityCounts, { query: filters as never }) : null,
    loadBlocks(context, footerBlocks),
  ])
  const isPlain = url.search === '' || url.search === '?lang=en' || url.search === '?lang=bhs'
  const head: Partial<PageHandle> = {
    title: titles[list.id],
    description: { bhs: bhs.description[list.id], en: en.description[list.id] },
    canonical: list.path,
    // Search engines index lists, not each combination of filters.
    hidden: !isPlain,
  }
  return { list: list.id, criteria, view, after: after ?? null, found: page, map, blocks, head }
}

/** Keeps the list when an opportunity opens beside it. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isOpening = currentUrl.searchParams.get('open') !== nextUrl.searchParams.get('open')
  return isOpening && listOf(currentUrl) === listOf(nextUrl) ? false : defaultShouldRevalidate
}

function listOf({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams)
  rest.delete('open')
  return `${pathname}?${rest}`
}

export type ListData = Awaited<ReturnType<typeof loader>>

export default function ListScreen() {
  const data = useLoaderData<typeof loader>()
  return (
    <BlocksProvider defaults={footerBlocks} edited={data.blocks}>
      <PageFrame>
        <SearchPage data={data} />
      </PageFrame>
    </BlocksProvider>
  )
}
