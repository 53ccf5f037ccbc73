import { keepPreviousData } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Table } from '#platform/web/ui/blocks/table.tsx'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { type Group, groupName, groupNames } from '../../contract/groups.ts'
import { type Kind, type ListedEntry, listEntries } from '../../contract/vocabulary.endpoints.ts'
import { useText } from '../use-text.ts'

const WIDE = 'max-lg:hidden'

/** Skills or occupations, found by any name. */
export function EntryList({ kind }: { kind: Kind }) {
  const t = useText()
  const locale = useLocale()
  const [input, setInput] = useState('')
  const [group, setGroup] = useState<Group | ''>('')
  const query = useDeferredValue(input.trim())
  const list = useEndpoint(listEntries, {
    query: { kind, ...(query && { query }), ...(group && { group }) },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const entries = list.data?.entries ?? []
  return (
    <div className="mt-5 grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <SearchField
          name="query"
          label={t('search')}
          value={input}
          onChange={setInput}
          className="min-w-60 flex-1"
        />
        {kind === 'skill' && (
          <Select
            name="group"
            label={t('group')}
            empty={t('allGroups')}
            value={group}
            options={Object.entries(groupNames).map(([value, name]) => ({ value, text: name[locale] }))}
            onChange={(event) => setGroup(event.target.value as Group | '')}
            className="min-w-52"
          />
        )}
        <ButtonLink to={`/admin/vocabulary/${kind}/new`} look="river" icon={<Plus />}>
          {t(`add.${kind}`)}
        </ButtonLink>
      </div>
      {query === '' && group === '' && <p className="text-sm text-ink-3">{t('first')}</p>}
      {entries.length > 0 && <EntryTable kind={kind} entries={entries} />}
      {list.data?.more && <p className="text-sm text-ink-3">{t('more')}</p>}
      {list.isSuccess && entries.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
      <QueryState query={list} />
    </div>
  )
}

function EntryTable({ kind, entries }: { kind: Kind; entries: readonly ListedEntry[] }) {
  const t = useText()
  const locale = useLocale()
  return (
    <Table
      caption={t(`table.${kind}`)}
      rows={entries}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          head: t('table.name'),
          cell: ({ id, name, group, esco }) => (
            <>
              <Link
                to={`/admin/vocabulary/${kind}/${id}`}
                className="link inline-flex min-h-target items-center [overflow-wrap:anywhere]"
              >
                {name.bhs}
              </Link>
              <span className="block text-xs text-ink-3 lg:hidden">
                {name.en}
                {'\u00a0· '}
                {groupName(group, locale)}
              </span>
              {esco && (
                <Chip tone="line" className="max-lg:mt-1 lg:ml-2">
                  {t('esco')}
                </Chip>
              )}
            </>
          ),
        },
        { key: 'english', head: t('table.english'), cell: ({ name }) => name.en, className: WIDE },
        {
          key: 'group',
          head: t(kind === 'skill' ? 'table.group' : 'table.isco'),
          cell: ({ group }) => groupName(group, locale),
          className: WIDE,
        },
        { key: 'links', head: t(`table.links.${kind}`), cell: ({ links }) => links, number: true },
        {
          key: 'edited',
          head: t('table.edited'),
          cell: ({ editedAt }) => editedAt && <DateText at={editedAt} />,
          number: true,
          className: WIDE,
        },
      ]}
    />
  )
}
