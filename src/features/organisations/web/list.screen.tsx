import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { BlocksProvider, loadBlocks } from '#features/content/web/index.ts'
import { footerBlocks } from '#features/landing/contract/footer-blocks.ts'
import { PageFrame } from '#features/landing/web/index.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { KINDS, type Kind } from '../contract/kinds.ts'
import { listPublicOrganisations } from '../contract/public.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { OrganisationRow } from './view/organisation-row.tsx'
import { useText } from './use-text.ts'

export const handle: PageHandle = { reading: true, chrome: 'bare', title: titles.list }

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Reads the filters in the address; invalid ones are ignored. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = context.get(pageRequest)
  const params = new URL(request.url).searchParams
  const query = (params.get('query') ?? '').replace(/[\u0000-\u001f\u007f\ud800-\udfff]/gu, '').slice(0, 100)
  const kind = KINDS.find((each) => each === params.get('kind'))
  const after = params.get('after') ?? ''
  const page = await api(listPublicOrganisations, {
    query: { ...(query && { query }), ...(kind && { kind }), ...(UUID.test(after) && { after }) },
  })
  const isPart = query !== '' || kind !== undefined || after !== ''
  const head: Partial<PageHandle> = isPart ? { canonical: '/organisations' } : {}
  return { found: page, query, kind, head, blocks: await loadBlocks(context, footerBlocks) }
}

export default function OrganisationsScreen() {
  const t = useText()
  const { found, query, kind, head, blocks } = useLoaderData<typeof loader>()
  // Empty without any filter.
  const isEmpty = found.organisations.length === 0 && !head.canonical
  return (
    <BlocksProvider defaults={footerBlocks} edited={blocks}>
      <PageFrame>
        <main id="main" className="wrap pt-6 pb-12 lg:pt-10">
          <h1 className="text-3xl">{t('list.title')}</h1>
          <p className="mt-2 max-w-measure text-ink-2">{t('list.lead')}</p>
          {!isEmpty && <Filter query={query} kind={kind} />}
          {found.organisations.length === 0 ? (
            <None isEmpty={isEmpty} />
          ) : (
            <ul className="grid grid-cols-1 gap-x-12 lg:grid-cols-2 lg:[&>li:nth-child(2)]:border-t-0">
              {found.organisations.map((card) => (
                <OrganisationRow key={card.id} card={card} to={`/organisations/${card.slug}`} />
              ))}
            </ul>
          )}
          {found.next && (
            <ButtonLink className="mt-6" to={nextPage({ query, kind, after: found.next })}>
              {t('list.more')}
            </ButtonLink>
          )}
          <aside className="mt-10 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-8">
            <p className="font-strong">{t('list.yours')}</p>
            <ButtonLink to="/organisations/new" look="river">
              {t('mine.create')}
            </ButtonLink>
          </aside>
        </main>
      </PageFrame>
    </BlocksProvider>
  )
}

function None({ isEmpty }: { isEmpty: boolean }) {
  const t = useText()
  if (isEmpty) return <EmptyState title={t('list.empty')} text={t('list.emptyText')} />
  return (
    <EmptyState
      title={t('list.none')}
      text={t('list.noneText')}
      action={<ButtonLink to="/organisations">{t('list.reset')}</ButtonLink>}
    />
  )
}

/** An ordinary form, which works without a script too. */
function Filter({ query, kind }: { query: string; kind: Kind | undefined }) {
  const t = useText()
  return (
    <form
      method="get"
      action="/organisations"
      role="search"
      className="mt-6 mb-6 grid gap-4 border-b border-line pb-6 sm:grid-cols-[minmax(0,1fr)_14rem_auto] sm:items-end"
    >
      <TextInput
        key={query}
        name="query"
        type="search"
        label={t('list.search')}
        defaultValue={query}
        maxLength={100}
        autoComplete="off"
      />
      <Select
        key={kind ?? ''}
        name="kind"
        label={t('list.kind')}
        empty={t('list.all')}
        defaultValue={kind ?? ''}
        options={KINDS.map((value) => ({ value, text: t(`kinds.${value}`) }))}
      />
      <Button type="submit" look="river">
        {t('list.find')}
      </Button>
    </form>
  )
}

function nextPage({ query, kind, after }: { query: string; kind: Kind | undefined; after: string }): string {
  const search = new URLSearchParams({ ...(query && { query }), ...(kind && { kind }), after })
  return `/organisations?${search}`
}
