import { keepPreviousData } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { looksLikeEmail } from '#platform/web/forms/field-values.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Segmented } from '#platform/web/ui/blocks/pick.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { type State, STATES, listUsers } from '../../contract/users.endpoints.ts'
import { useSettled } from '#platform/web/forms/use-settled.ts'
import { useText } from '../use-text.ts'
import { usePersonText } from '../person/use-person-text.ts'
import { UserTable } from './user-table.tsx'

const ResendCard = lazy(async () => ({ default: (await import('./resend-card.tsx')).ResendCard }))

/** Lists all accounts, found by any part of name or email. */
export function UserList() {
  const t = useText()
  const words = usePersonText()
  const [input, setInput] = useState('')
  const [role, setRole] = useState<'ALL' | 'ADMIN'>('ALL')
  // A link of the overview names the state to begin with.
  const stateParam = useSearchParams()[0].get('state')
  const [state, setState] = useState<State | ''>(STATES.find((one) => one === stateParam) ?? '')
  const query = useSettled(input.trim())
  const list = useEndpointPages(listUsers, {
    query: {
      ...(query && { query }),
      ...(role === 'ADMIN' && { role }),
      ...(state && { state }),
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const users = list.data?.pages.flatMap((page) => page.users) ?? []
  const none = list.isSuccess && users.length === 0
  function reset() {
    setInput('')
    setRole('ALL')
    setState('')
  }
  return (
    <>
      <div className="mb-3 flex flex-wrap items-end gap-3">
        <SearchField
          name="query"
          label={t('users.search')}
          value={input}
          onChange={setInput}
          className="min-w-60 flex-1"
        />
        <Select
          name="state"
          label={words('states.label')}
          empty={words('states.all')}
          value={state}
          options={STATES.map((value) => ({ value, text: words(`states.${value}`) }))}
          onChange={(event) => setState(event.target.value as State | '')}
          className="min-w-40"
        />
        <Segmented
          label={t('users.role')}
          value={role}
          onChange={setRole}
          options={[
            { value: 'ALL', text: t('users.all') },
            { value: 'ADMIN', text: t('users.admins') },
          ]}
        />
      </div>
      {users.length > 0 && <UserTable users={users} />}
      {none && looksLikeEmail(query) && (
        <Suspense fallback={null}>
          <ResendCard email={query} />
        </Suspense>
      )}
      {none && !looksLikeEmail(query) && (
        <EmptyState
          title={t('users.none')}
          text={t('users.noneText')}
          action={
            <Button small onClick={reset}>
              {t('users.reset')}
            </Button>
          }
        />
      )}
      <ListFoot list={list} />
    </>
  )
}
