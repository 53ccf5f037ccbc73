import { keepPreviousData } from '@tanstack/react-query'
import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { useSettled } from '#platform/web/forms/use-settled.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip, type ChipTone } from '#platform/web/ui/blocks/chip.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { ListRow } from '#platform/web/ui/blocks/list-row.tsx'
import { PickStrip } from '#platform/web/ui/blocks/pick.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { Menu } from '#platform/web/ui/layers/menu.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { TITLE_MAX } from '../../contract/content.ts'
import {
  createPage,
  listPages,
  LISTS,
  type PageRow,
  type PageState,
  updatePageList,
} from '../../contract/editing.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'

const TONES: Record<PageState, ChipTone> = {
  draft: 'neutral',
  scheduled: 'lilac',
  published: 'have',
  ended: 'line',
  withdrawn: 'line',
}

/** Every page, the last changed first; templates and the archive apart. */
export function PageList() {
  const t = useEditorText()
  const [search, setSearch] = useSearchParams()
  const list = LISTS.find((one) => one === search.get('list')) ?? 'pages'
  const [input, setInput] = useState('')
  const q = useSettled(input)
  const query = useEndpointPages(listPages, {
    query: { list, ...(q.trim() !== '' && { q }) },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const pages = query.data?.pages.flatMap((page) => page.pages) ?? []
  return (
    <div className="grid grid-cols-1 gap-4">
      <PickStrip
        label={t('manager.lists.label')}
        value={list}
        options={LISTS.map((value) => ({ value, text: t(`manager.lists.${value}`) }))}
        onChange={(value) => setSearch({ list: value }, { replace: true })}
      />
      <SearchField
        name="q"
        label={t('manager.search')}
        placeholder={t('manager.search')}
        className="max-w-md"
        value={input}
        onChange={setInput}
      />
      {query.isSuccess && pages.length === 0 && (
        <EmptyState
          title={t(q.trim() === '' ? `manager.none.${list}` : 'manager.notFound')}
          text={t('manager.noneText')}
        />
      )}
      <ul>
        {pages.map((page) => (
          <li key={page.id}>
            <Row page={page} isPage={list === 'pages'} isArchived={list === 'archive'} />
          </li>
        ))}
      </ul>
      <ListFoot list={query} />
    </div>
  )
}

type RowProps = { page: PageRow; isPage: boolean; isArchived: boolean }

function Row({ page: { id, slug, title, state, updatedAt, endsAt }, isPage, isArchived }: RowProps) {
  const t = useEditorText()
  const locale = useLocale()
  const navigate = useNavigate()
  const { busy, act } = useAct({ refresh: [listPages.path], failed: t('general') })
  const name = readText(title, locale).text || t('untitled')
  const isOut = state === 'published' || state === 'scheduled'
  async function copy() {
    const body = { title: copied(title, t('manager.copySuffix')), from: id }
    const done = await act(() => call(createPage, { body }), t('manager.copied'))
    if (done) await navigate(`/admin/page-builder/editor/${done.answer.id}`)
  }
  const shelve = (to: 'pages' | 'archive') =>
    act(() => call(updatePageList, { params: { id }, body: { list: to } }), t(`shelve.done.${to}`))
  return (
    <ListRow
      href={`/admin/page-builder/editor/${id}`}
      title={name}
      facts={[
        `/page/${slug}`,
        t('manager.changed', { date: formatDate(new Date(updatedAt), locale) }),
        ...(state === 'published' && endsAt
          ? [t('manager.until', { date: formatDate(new Date(endsAt), locale) })]
          : []),
      ]}
    >
      <span className="relative z-1 flex items-center gap-1">
        {isPage && <Chip tone={TONES[state]}>{t(`states.${state}`)}</Chip>}
        <Menu
          label={t('manager.actions', { name })}
          items={() => [
            { text: t('manager.copy'), onSelect: () => void copy() },
            ...(isArchived
              ? [{ text: t('shelve.to.pages'), onSelect: () => void shelve('pages') }]
              : isOut
                ? []
                : [{ text: t('shelve.to.archive'), onSelect: () => void shelve('archive') }]),
          ]}
          trigger={(props) => (
            <IconButton
              {...props}
              icon={<EllipsisVertical />}
              label={t('manager.actions', { name })}
              disabled={busy}
            />
          )}
        />
      </span>
    </ListRow>
  )
}

/** Told apart from its model in both languages. */
function copied({ bhs, en }: Bilingual, suffix: string): Bilingual {
  const withSuffix = (text: string) =>
    text.trim() === '' ? '' : `${text.slice(0, TITLE_MAX - suffix.length - 1)} ${suffix}`
  return { bhs: withSuffix(bhs), en: withSuffix(en) }
}
