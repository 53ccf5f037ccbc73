import { lazy, Suspense, useRef, useState } from 'react'
import { looksLikeEmail } from '#platform/web/forms/field-values.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { useText } from '../use-text.ts'
import { ActiveFacets } from './facets/active-facets.tsx'
import { UserFacets } from './facets/user-facets.tsx'
import { ListHead } from './list-head.tsx'
import { ListTools } from './list-tools.tsx'
import { useUserList } from './use-user-list.ts'
import { useUsersText } from './use-users-text.ts'
import { UserRows } from './user-rows.tsx'

const ResendCard = lazy(async () => ({ default: (await import('./resend-card.tsx')).ResendCard }))
const PersonPane = lazy(async () => ({ default: (await import('./person-pane.tsx')).PersonPane }))
const PickActs = lazy(async () => ({ default: (await import('./bulk/pick-acts.tsx')).PickActs }))

/** Lists all accounts by facets and words; on wide screens one of them stands beside the list. */
export function UserList({ globalAdmin }: { globalAdmin: boolean }) {
  const t = useUsersText()
  const rows = useRef<HTMLDivElement>(null)
  const [isPicking, setPicking] = useState(false)
  const { address, counts, list, users, isWide, openId, picks, setPicks, ...pane } = useUserList(rows)
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
          <ListHead
            counts={counts}
            conditions={address.conditions}
            mayExport={globalAdmin && picks.length === 0 && users.length > 0}
            isPicking={isWide ? undefined : isPicking}
            onPicking={(next) => {
              setPicking(next)
              setPicks([])
            }}
          />
          {users.length > 0 && (
            <UserRows
              users={users}
              openId={openId}
              onOpen={pane.open}
              picks={isWide || isPicking ? picks : undefined}
              onPick={setPicks}
            />
          )}
          {list.isSuccess && users.length === 0 && <Nobody query={address.query} onClear={address.clear} />}
          <ListFoot list={list} />
          {isWide && users.length > 0 && <p className="mt-4 text-xs text-ink-3">{t('keys')}</p>}
        </div>
        <Suspense fallback={null}>
          {openId && (
            <PersonPane
              id={openId}
              globalAdmin={globalAdmin}
              onBefore={pane.before}
              onAfter={pane.after}
              onClose={pane.close}
            />
          )}
        </Suspense>
      </div>
      <Suspense fallback={null}>
        {picks.length > 0 && (
          <PickActs
            picks={picks}
            onPick={setPicks}
            conditions={address.conditions}
            total={counts?.total ?? picks.length}
            globalAdmin={globalAdmin}
          />
        )}
      </Suspense>
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
