import { lazy, Suspense, useState } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { formatTime } from '#platform/contract/dates.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { type Deadline, listDeadlines } from '../../contract/cards.endpoints.ts'
import { useDeadlinesText } from './use-deadlines-text.ts'
import { daysBetween } from '#platform/contract/days-between.ts'
import { DeadlineRow } from './deadline-row.tsx'
import { shortDate, SkyDrawing } from './sky-drawing.tsx'

const CalendarDialog = lazy(async () => ({ default: (await import('./calendar-dialog.tsx')).CalendarDialog }))
const FIRST = 4
const DAYS = 30

export function DeadlinesCard() {
  const t = useDeadlinesText()
  const locale = useLocale()
  const [calendar, setCalendar] = useState(false)
  const query = useEndpoint(listDeadlines, { refetchOnMount: 'always' })
  const until = query.data ? new Date(query.data.until) : new Date(Date.now() + DAYS * DAY_MS)
  return (
    <>
      <SectionHeading
        id="deadlines-title"
        title={t('title', { date: shortDate(until, locale) })}
        aside={
          <button type="button" className="link target -my-3 font-ui" onClick={() => setCalendar(true)}>
            {t('calendar')}
          </button>
        }
      />
      <QueryState query={query} small>
        {({ deadlines, now }) =>
          deadlines.length === 0 ? <None /> : <Some deadlines={deadlines} now={now} />
        }
      </QueryState>
      {calendar && (
        <Suspense>
          <CalendarDialog onClose={() => setCalendar(false)} />
        </Suspense>
      )}
    </>
  )
}

function None() {
  const t = useDeadlinesText()
  return (
    <EmptyState
      title={t('none')}
      text={t('noneText')}
      action={
        <ButtonLink to="/opportunities" small>
          {t('browse')}
        </ButtonLink>
      }
    />
  )
}

function Some({ deadlines, now }: { deadlines: readonly Deadline[]; now: string }) {
  const t = useDeadlinesText()
  const locale = useLocale()
  const [all, setAll] = useState(false)
  const rows = all ? deadlines : deadlines.slice(0, FIRST)
  return (
    <>
      <SkyDrawing deadlines={deadlines} now={now} />
      <ul>
        {rows.map(({ id, kind, title, by, at, path }) => (
          <DeadlineRow
            key={`${kind}-${id}`}
            path={path}
            at={at}
            date={shortDate(new Date(at), locale)}
            title={readText(title, locale).text}
            note={[t(kind), by].filter(Boolean).join(', ')}
            near={daysBetween(new Date(now), new Date(at))}
            time={formatTime(new Date(at))}
          />
        ))}
      </ul>
      {rows.length < deadlines.length && (
        <Button small look="quiet" className="-ml-3" onClick={() => setAll(true)}>
          {t('more', { count: deadlines.length - rows.length })}
        </Button>
      )}
    </>
  )
}
