import { keepPreviousData } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { FormAnswers } from '#features/forms/web/index.ts'
import { fillPath } from '#platform/contract/endpoint.ts'
import { isGone } from '#platform/web/api/api-error.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { SheetButtons } from '#platform/web/ui/buttons/sheet-buttons.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { Gone } from '#platform/web/ui/states/gone.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import {
  exportReceivedApplications,
  listReceivedApplications,
} from '../../contract/received/received.endpoints.ts'
import { useCallWords } from '../use-call-words.ts'
import { useManageText } from '../use-manage-text.ts'
import { useReceivedText } from '../use-received-text.ts'
import { ReceivedFilters } from './received-filters.tsx'
import { ReceivedTable } from './received-table.tsx'
import { useReceivedFilters } from './use-received-filters.ts'

/** Lists received applications for the people who look after the call. */
export function ReceivedPage({ slug }: { slug: string }) {
  const t = useReceivedText()
  const manage = useManageText()
  const { say, km, date, time } = useCallWords()
  const { filters, ask } = useReceivedFilters()
  const list = useEndpointPages(listReceivedApplications, {
    params: { id: slug },
    query: filters,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const first = list.data?.pages[0]
  if (isGone(list.error))
    return (
      <Gone
        title={manage('gone')}
        text={manage('goneText')}
        action={<ButtonLink to="/calls/managed">{t('back')}</ButtonLink>}
      />
    )
  if (!first) return <QueryState query={list}>{() => null}</QueryState>
  const { call, shownFrom, isShown, isBlind, municipalities, total } = first
  const applications = list.data?.pages.flatMap((page) => page.applications) ?? []
  return (
    <>
      <Link to="/calls/managed" className="link inline-flex min-h-target items-center gap-1.5 text-sm">
        <ArrowLeft size={18} aria-hidden />
        {t('back')}
      </Link>
      <header className="mt-1 mb-5">
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="mt-1 text-ink-2 [overflow-wrap:anywhere]">
          {say(call.title)} ({t('counts', { begun: call.begun, sent: call.sent })})
        </p>
        <p className="flex flex-wrap gap-x-4">
          <Link className="link inline-flex min-h-target items-center text-sm" to={`/calls/${slug}/edit`}>
            {t('call')}
          </Link>
          {isShown && (
            <Link
              className="link inline-flex min-h-target items-center text-sm"
              to={`/reviews/calls/${slug}`}
            >
              {t('review')}
            </Link>
          )}
        </p>
      </header>
      {!isShown ? (
        shownFrom && <Note>{t('notYet', { date: date(shownFrom), time: time(shownFrom) })}</Note>
      ) : (
        <>
          {isBlind && <Note className="mb-4">{t('blind')}</Note>}
          <ReceivedFilters filters={filters} municipalities={municipalities} ask={ask} />
          <div className="mt-5 mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p role="status">
              {t('total', {
                count: total.count,
                requested: km(total.requested),
                contributed: km(total.contributed),
              })}
            </p>
            <SheetButtons
              pathOf={(format) =>
                `${fillPath(exportReceivedApplications.path, { id: call.id, format })}?${new URLSearchParams(filters)}`
              }
            />
          </div>
          {applications.length === 0 ? (
            <EmptyState title={t('none')} text={t('noneText')} />
          ) : (
            <ReceivedTable applications={applications} />
          )}
          <ListFoot list={list} />
        </>
      )}
      <Suspense>
        <FormAnswers kind="call" id={call.id} />
      </Suspense>
    </>
  )
}
