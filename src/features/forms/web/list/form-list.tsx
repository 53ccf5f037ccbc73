import { Archive, ArchiveRestore, Copy, Ellipsis } from 'lucide-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { useSettled } from '#platform/web/forms/use-settled.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { PickStrip } from '#platform/web/ui/blocks/pick.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { Menu } from '#platform/web/ui/layers/menu.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import {
  archiveForm,
  createFormCopy,
  FORM_LISTS,
  type ListedForm,
  listForms,
} from '../../contract/editing.endpoints.ts'
import { STATE_TONE } from '../state-tone.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useDoor } from '../use-door.ts'

type List = (typeof FORM_LISTS)[number]

/** Lists the forms with a search by title; the archive is a list of its own. */
export function FormList() {
  const t = useEditorText()
  const { at } = useDoor()
  const [list, setList] = useState<List>('current')
  const [input, setInput] = useState('')
  const q = useSettled(input).trim()
  const query = useEndpointPages(at(listForms), {
    query: { list, ...(q && { q }) },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const forms = query.data?.pages.flatMap((page) => page.forms) ?? []
  const mayEdit = query.data?.pages[0]?.mayEdit ?? false
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SearchField
          name="q"
          label={t('list.search')}
          value={input}
          onChange={setInput}
          className="min-w-60 flex-1"
        />
        <PickStrip<List>
          label={t('list.lists.label')}
          value={list}
          options={FORM_LISTS.map((value) => ({ value, text: t(`list.lists.${value}`) }))}
          onChange={setList}
        />
      </div>
      {query.isSuccess && forms.length === 0 && (
        <EmptyState
          title={q ? t('list.nothing') : t('list.none')}
          {...(!q && list === 'current' && mayEdit && { text: t('list.noneText') })}
        />
      )}
      <ul>
        {forms.map((form) => (
          <li key={form.id}>
            <Row form={form} mayEdit={mayEdit} />
          </li>
        ))}
      </ul>
      <ListFoot list={query} />
    </div>
  )
}

function Row({ form, mayEdit }: { form: ListedForm; mayEdit: boolean }) {
  const t = useEditorText()
  const { at, edit, answers } = useDoor()
  const locale = useLocale()
  const { busy, act } = useAct({ refresh: [at(listForms).path], failed: t('general') })
  const { id, state, received, updatedAt } = form
  const title = readText(form.title, locale).text || t('untitled')
  const archived = state === 'archived'
  const params = { id }
  return (
    <div className="flex items-start gap-3 border-t border-line py-4">
      <div className="min-w-0 flex-1">
        <h2 className="text-md leading-snug [overflow-wrap:anywhere]">
          <a
            className="inline-flex min-h-target items-center text-ink no-underline hover:underline"
            href={mayEdit ? edit(id) : answers(id)}
          >
            {title}
          </a>
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
          <Chip tone={STATE_TONE[state]}>{t(`states.${state}`)}</Chip>
          <a className="link inline-flex min-h-target items-center" href={answers(id)}>
            {t('list.received', { count: received })}
          </a>
          <span>{t('list.changed', { date: formatDate(new Date(updatedAt), locale) })}</span>
        </p>
      </div>
      {mayEdit && (
        <Menu
          label={t('list.actions', { title })}
          items={[
            {
              text: t('list.copy'),
              icon: <Copy />,
              onSelect: () => void act(() => call(at(createFormCopy), { params }), t('list.copied')),
            },
            {
              text: t(archived ? 'list.unarchive' : 'list.archive'),
              icon: archived ? <ArchiveRestore /> : <Archive />,
              onSelect: () =>
                void act(
                  () => call(at(archiveForm), { params, body: { archived: !archived } }),
                  t(archived ? 'list.unarchived' : 'list.archived'),
                ),
            },
          ]}
          trigger={(props) => (
            <IconButton {...props} icon={<Ellipsis />} label={t('list.actions', { title })} disabled={busy} />
          )}
        />
      )}
    </div>
  )
}
