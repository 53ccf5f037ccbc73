import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { listConnections } from '#features/network/contract/lists.endpoints.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { useText } from '../use-text.ts'

export type Recipient = { id: string; name: string }

type Props = {
  picked: readonly Recipient[]
  onPick: (picked: Recipient[]) => void
  /** People to leave out, because they are members already. */
  without?: ReadonlySet<string>
}

/** Chooses among the member's connections. */
export function PeoplePicker({ picked, onPick, without }: Props) {
  const t = useText()
  const [input, setInput] = useState('')
  const query = useDeferredValue(input.trim())
  const list = useEndpointPages(listConnections, { query: query === '' ? {} : { query } })
  const matches = (list.data?.pages ?? [])
    .flatMap((page) => page.connections)
    .map(({ person }) => person)
    .filter(({ id }) => !without?.has(id))
  const isPicked = (id: string) => picked.some((one) => one.id === id)
  // Chosen people stay visible, whatever the search finds.
  const others = picked.filter(({ id }) => !matches.some((person) => person.id === id))
  return (
    <div className="grid gap-1">
      <SearchField name="query" label={t('new.search')} value={input} onChange={setInput} />
      {list.isSuccess && matches.length === 0 && (
        <p role="status" className="py-2 text-sm text-ink-2">
          {query === '' ? t('new.nobody') : t('new.notFound')}{' '}
          {query === '' && <Link to="/network/directory">{t('new.directory')}</Link>}
        </p>
      )}
      <ul aria-label={t('new.people')} className="max-h-[40dvh] overflow-y-auto overscroll-contain">
        {[...others, ...matches].map(({ id, name }) => (
          <li key={id}>
            <Checkbox
              name="member"
              value={id}
              label={name}
              checked={isPicked(id)}
              onChange={() =>
                onPick(isPicked(id) ? picked.filter((one) => one.id !== id) : [...picked, { id, name }])
              }
            />
          </li>
        ))}
      </ul>
      <ListFoot list={list} />
    </div>
  )
}
