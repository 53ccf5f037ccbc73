import { keepPreviousData } from '@tanstack/react-query'
import { lazy, Suspense, useRef } from 'react'
import { useLocation } from 'react-router'
import { formatNumber } from '#platform/contract/dates.ts'
import { useEndpoint, useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { looksLikeEmail } from '#platform/web/forms/field-values.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { useWide } from '#platform/web/ui/use-wide.ts'
import { getUserCounts, listUsers } from '../../contract/users.endpoints.ts'
import { useText } from '../use-text.ts'
import { ActiveFacets } from './active-facets.tsx'
import { ListTools } from './list-tools.tsx'
import { useListAddress } from './use-list-address.ts'
import { useListKeys } from './use-list-keys.ts'
import { useUsersText } from './use-users-text.ts'
import { UserFacets } from './user-facets.tsx'
import { UserRows } from './user-rows.tsx'

const ResendCard = lazy(async () => ({ default: (await import('./resend-card.tsx')).ResendCard }))
const PersonPane = lazy(async () => ({ default: (await import('./person-pane.tsx')).PersonPane }))

/** Lists all accounts by facets and words; on wide screens one of them stands beside the list. */
export function UserList({ globalAdmin }: { globalAdmin: boolean }) {
  const t = useUsersText()
  const locale = useLocale()
  const { hash } = useLocation()
  const isWide = useWide()
  const rows = useRef<HTMLDivElement>(null)
  const address = useListAddress()
  const { conditions, sort } = address
  const counts = useEndpoint(getUserCounts, {
    query: conditions,
    locale,
    placeholderData: keepPreviousData,
    staleTime: 0,
  }).data
  const list = useEndpointPages(listUsers, {
    query: { ...conditions, ...(sort !== 'newest' && { sort }) },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const users = list.data?.pages.flatMap((page) => page.users) ?? []
  const openId = isWide ? address.openId : undefined
  const at = users.findIndex(({ id }) => id === openId)

  function open(id: string | undefined) {
    if (id === undefined || !isWide) return
    address.open(id)
    const row = rows.current?.querySelector(`[data-user="${id}"]`)
    row?.scrollIntoView({ block: 'nearest' })
    row?.querySelector('a')?.focus({ preventScroll: true })
  }
  function after() {
    if (at === users.length - 1 && list.hasNextPage) void list.fetchNextPage()
    open(users[at + 1]?.id)
  }
  function close() {
    if (openId) address.open(undefined)
  }
  const before = () => open(users[at - 1]?.id)
  useListKeys(
    () =>
      openId !== undefined ||
      hash === '#korisnici' ||
      rows.current?.contains(document.activeElement) === true,
    { after, before, close, pick: () => undefined },
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      <ListTools address={address} counts={counts} isWide={isWide} />
      <ActiveFacets address={address} counts={counts} />
      <div
        className={classNames(
          'grid grid-cols-1 gap-6',
          openId ? 'lg:grid-cols-[11.5rem_minmax(0,1fr)_21.75rem]' : 'lg:grid-cols-[13rem_minmax(0,1fr)]',
        )}
      >
        {isWide && (
          <section aria-label={t('filtersTitle')}>
            {counts && <UserFacets address={address} counts={counts} />}
          </section>
        )}
        <div ref={rows} className="min-w-0">
          {counts && (
            <p role="status" className="mb-2 text-sm text-ink-2 tabular-nums">
              {t('totalLabel', { count: counts.total, all: formatNumber(counts.all, locale) })}
            </p>
          )}
          {users.length > 0 && <UserRows users={users} openId={openId} onOpen={isWide ? open : undefined} />}
          {list.isSuccess && users.length === 0 && <Nobody query={address.query} onClear={address.clear} />}
          <ListFoot list={list} />
          {isWide && users.length > 0 && <p className="mt-4 text-xs text-ink-3">{t('keys')}</p>}
        </div>
        <Suspense fallback={null}>
          {openId && (
            <PersonPane
              id={openId}
              globalAdmin={globalAdmin}
              onBefore={at > 0 ? before : undefined}
              onAfter={at < users.length - 1 || list.hasNextPage ? after : undefined}
              onClose={close}
            />
          )}
        </Suspense>
      </div>
    </div>
  )
}

/** An address without an account may belong to somebody who never proved it. */
function Nobody({ query, onClear }: { query: string; onClear: () => void }) {
  const t = useText()
  if (looksLikeEmail(query))
    return (
      <Suspense fallback={null}>
        <ResendCard email={query} />
      </Suspense>
    )
  return (
    <EmptyState
      title={t('users.none')}
      text={t('users.noneText')}
      action={
        <Button small onClick={onClear}>
          {t('users.reset')}
        </Button>
      }
    />
  )
}
