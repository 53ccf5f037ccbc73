import { keepPreviousData } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { PickStrip } from '#platform/web/ui/blocks/pick.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { listMine, type Mine } from '../../contract/editing.endpoints.ts'
import { STATUSES } from '../../contract/kinds.ts'
import { STATUS_TONE } from '../edit/status-tone.ts'
import { CardRow } from '../view/card-row.tsx'
import { useEditorText } from '../use-editor-text.ts'
import { Nobody } from './new-opportunity.tsx'
import { useText } from '../use-text.ts'
import { useListsText } from '../use-lists-text.ts'

/** The opportunities of the member's organisations, with those that need action marked. */
export function MineList() {
  const t = useEditorText()
  // The texts are needed further down; requesting them here avoids a second wait.
  useText()
  useListsText()
  const [search, setSearch] = useSearchParams()
  const status = STATUSES.find((one) => one === search.get('status'))
  const query = useEndpoint(listMine, {
    query: { ...(status && { status }) },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const { data } = query
  if (data?.organisations.length === 0 && data.opportunities.length === 0 && !status)
    return <Nobody title={t('mine.title')} />
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('mine.title')}</h1>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/opportunities/import">{t('mine.bring')}</ButtonLink>
          <ButtonLink to="/opportunities/new" look="key" icon={<Plus />}>
            {t('mine.create')}
          </ButtonLink>
        </div>
      </header>
      <PickStrip
        label={t('mine.filter')}
        value={status ?? ''}
        options={[
          { value: '', text: t('mine.all') },
          ...STATUSES.map((value) => ({ value, text: t(`statuses.${value}`) })),
        ]}
        onChange={(value) => setSearch(value ? { status: value } : {}, { replace: true })}
        className="mb-4"
      />
      <QueryState query={query} />
      {data?.opportunities.length === 0 && (
        <EmptyState
          title={t(status ? 'mine.noneHere' : 'mine.none')}
          text={status ? undefined : t('mine.noneText')}
        />
      )}
      <ul>
        {data?.opportunities.map((mine) => (
          <li key={mine.id}>
            <CardRow
              heading="h2"
              card={mine}
              to={`/opportunities/${mine.slug}/edit`}
              aside={<Marks mine={mine} />}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The link to the applications, with the number of new ones. */
function Applied({ mine: { id, title, applications } }: { mine: Mine }) {
  const t = useListsText()
  const locale = useLocale()
  if (!applications) return null
  const { all, fresh } = applications
  return (
    <ButtonLink small to={`/opportunities/${id}/applications`} {...(fresh > 0 && { look: 'river' })}>
      {fresh > 0 ? t('mine.fresh', { count: fresh }) : t('mine.applications', { count: String(all) })}
      <span className="sr-only"> {t('mine.of', { title: readText(title, locale).text })}</span>
    </ButtonLink>
  )
}

function Marks({ mine }: { mine: Mine }) {
  const t = useEditorText()
  return (
    <>
      <Applied mine={mine} />
      {mine.questions > 0 && <Chip tone="lilac">{t('mine.questions', { count: mine.questions })}</Chip>}
      {mine.returned && mine.status === 'draft' && <Chip tone="sun">{t('mine.returned')}</Chip>}
      {mine.unpublished && <Chip tone="line">{t('mine.unpublished')}</Chip>}
      <Chip tone={STATUS_TONE[mine.status]}>{t(`statuses.${mine.status}`)}</Chip>
    </>
  )
}
