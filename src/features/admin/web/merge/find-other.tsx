import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { Failed } from '#platform/web/ui/states/failed.tsx'
import type { Person } from '../../contract/person.endpoints.ts'
import { listUsers, type UserRow } from '../../contract/users.endpoints.ts'
import { useSettled } from '#platform/web/forms/use-settled.ts'
import { State } from '../users/user-marks.tsx'
import { useMergeText } from './use-merge-text.ts'

const SHOWN = 6

/** Finds members by name or address; begins with the person's own name, which two accounts of one person often share. */
export function FindOther({ user, onFound }: { user: Person['user']; onFound: (other: UserRow) => void }) {
  const t = useMergeText()
  const [input, setInput] = useState(user.name)
  const query = useSettled(input.trim())
  const list = useEndpoint(listUsers, {
    query: { role: 'user', ...(query && { query }) },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const candidates = (list.data?.users ?? [])
    .filter(({ id, merged }) => id !== user.id && !merged)
    .slice(0, SHOWN)
  return (
    <>
      <SearchField name="other" label={t('find')} help={t('findHelp')} value={input} onChange={setInput} />
      {list.isError && !list.data && <Failed query={list} small />}
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {list.isSuccess && candidates.length === 0 ? t('none') : ''}
      </p>
      {candidates.length > 0 && (
        <ul aria-label={t('candidates')} className="border-b border-line">
          {candidates.map((other) => (
            <li key={other.id} className="border-t border-line">
              <button
                type="button"
                onClick={() => onFound(other)}
                className="flex min-h-target w-full items-center gap-3 py-2.5 text-left text-sm hover:bg-sunken"
              >
                <Avatar name={other.name} />
                <span className="min-w-0 flex-1 leading-ui [overflow-wrap:anywhere]">
                  <span className="block font-strong">{other.name}</span>
                  <span className="block text-xs text-ink-2">{other.email}</span>
                </span>
                <span className="flex-none">
                  <State user={other} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
