import { useDeferredValue, useState } from 'react'
import { formatDate } from '#platform/contract/dates.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Segmented } from '#platform/web/ui/blocks/pick.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import {
  type Connection,
  type getNetwork,
  listConnections,
  listFollowing,
  QUERY_MAX,
} from '../../contract/lists.endpoints.ts'
import { RelationMenu } from '../relation/relation-menu.tsx'
import { useText } from '../use-text.ts'
import { PersonLine } from './person-line.tsx'

type View = 'connections' | 'following'

/** The member's connections, and the people they follow. */
export function ConnectionsPart({ counts }: { counts: ResponseOf<typeof getNetwork> }) {
  const t = useText()
  const [view, setView] = useState<View>('connections')
  return (
    <section aria-labelledby="known-title" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="known-title" className="text-lg">
          {t(view === 'connections' ? 'connections.title' : 'following.title')}
        </h2>
        {counts.following > 0 && (
          <Segmented<View>
            label={t('view.label')}
            value={view}
            options={(['connections', 'following'] as const).map((value) => ({
              value,
              text: `${t(`view.${value}`)} ${counts[value]}`,
            }))}
            onChange={setView}
          />
        )}
      </div>
      {view === 'connections' ? <Connections total={counts.connections} /> : <Following />}
    </section>
  )
}

/** Fewer than this are visible at a glance. */
const SEARCHED_FROM = 8

function Connections({ total }: { total: number }) {
  const t = useText()
  const [input, setInput] = useState('')
  const query = useDeferredValue(input.trim())
  const list = useEndpointPages(listConnections, { query: query === '' ? {} : { query } })
  const connections = list.data?.pages.flatMap((page) => page.connections) ?? []
  if (total === 0)
    return (
      <EmptyState
        title={t('connections.none')}
        text={t('connections.noneText')}
        action={
          <ButtonLink to="/network/directory" small>
            {t('connections.open')}
          </ButtonLink>
        }
      />
    )
  return (
    <>
      {total >= SEARCHED_FROM && (
        <SearchField
          name="query"
          label={t('connections.search')}
          placeholder={t('connections.search')}
          value={input}
          maxLength={QUERY_MAX}
          onChange={setInput}
        />
      )}
      {list.isSuccess && connections.length === 0 && (
        <p role="status" className="py-3 text-sm text-ink-2">
          {t('connections.notFound')}
        </p>
      )}
      <Lines label={t('connections.list')} people={connections} state="connected" />
      <ListFoot list={list} />
    </>
  )
}

function Following() {
  const t = useText()
  const list = useEndpointPages(listFollowing, { query: {} })
  const people = list.data?.pages.flatMap((page) => page.people) ?? []
  return (
    <>
      {list.isSuccess && people.length === 0 && (
        <p className="py-3 text-sm text-ink-2">{t('following.none')}</p>
      )}
      <Lines label={t('following.list')} people={people} state="none" following />
      <ListFoot list={list} />
    </>
  )
}

type LinesProps = {
  label: string
  people: readonly Connection[]
  state: 'connected' | 'none'
  following?: boolean
}

function Lines({ label, people, state, following = false }: LinesProps) {
  const t = useText()
  const locale = useLocale()
  if (people.length === 0) return null
  return (
    <ul aria-label={label}>
      {people.map(({ person, since }) => (
        <PersonLine
          key={person.id}
          person={person}
          more={t('connections.since', { date: formatDate(new Date(since), locale) })}
          aside={<RelationMenu person={person} relation={{ state, following, muted: false }} />}
        />
      ))}
    </ul>
  )
}
