import { CalendarMinus, CalendarPlus } from 'lucide-react'
import { useAct } from '#platform/web/api/use-act.ts'
import { formatLongDate, formatTime } from '#platform/contract/dates.ts'
import { fillPath } from '#platform/contract/endpoint.ts'
import { request } from '#platform/web/api/api.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { getInterviewCalendar, type Interview } from '../../contract/interview.endpoints.ts'
import { useInterviewText } from './use-interview-text.ts'

const LINK = /^https?:\/\/\S+$/

type Props = {
  application: string
  interview: Interview
  /** Whether the times stand beside it to be chosen. */
  isChoosing?: boolean
}

/** Shows time, length and place, with a calendar file while it is still to come. */
export function InterviewDate({ application, interview, isChoosing = false }: Props) {
  const t = useInterviewText()
  const locale = useLocale()
  const { busy, act } = useAct({ failed: t('general') })
  const { at, slots, minutes, way, place, note, answer, cancelled } = interview
  const moment = new Date(at)
  const inCalendar = t(cancelled ? 'calendarOff' : 'calendar')

  async function download() {
    await act(async () => {
      const path = fillPath(getInterviewCalendar.path, { id: application })
      const file = await request(path, { method: 'GET' })
      saveFile({ content: await file.blob(), name: `${t('title').toLowerCase()}.ics` })
    })
  }

  return (
    <div className="grid justify-items-start gap-2">
      {slots ? (
        !isChoosing && <Slots slots={slots} />
      ) : (
        <p className="text-md font-strong first-letter:uppercase">
          <time dateTime={at} className={cancelled ? 'text-ink-3 line-through' : undefined}>
            {t('when', { date: formatLongDate(moment, locale), time: formatTime(moment) })}
          </time>
        </p>
      )}
      <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">
        {t(`ways.${way}`)}
        {place && ': '}
        {LINK.test(place) ? (
          <a className="link" href={place} target="_blank" rel="noreferrer">
            {place}
          </a>
        ) : (
          place
        )}
        {', '}
        {t('minutes', { count: minutes })}
      </p>
      {note && !cancelled && (
        <p className="max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>
      )}
      {slots ? null : moment.getTime() <= Date.now() ? (
        <p className="text-sm text-ink-3">{t('passed')}</p>
      ) : (
        answer !== 'no' && (
          <Button
            small
            icon={cancelled ? <CalendarMinus /> : <CalendarPlus />}
            busy={busy && inCalendar}
            onClick={() => void download()}
          >
            {inCalendar}
          </Button>
        )
      )}
    </div>
  )
}

/** The times that are still free. */
function Slots({ slots }: { slots: readonly string[] }) {
  const t = useInterviewText()
  const locale = useLocale()
  return (
    <div>
      <p className="font-strong">{t('slots', { count: slots.length })}</p>
      <ul className="list-disc pl-5">
        {slots.map((slotAt) => (
          <li key={slotAt}>
            <time dateTime={slotAt}>
              {t('when', {
                date: formatLongDate(new Date(slotAt), locale),
                time: formatTime(new Date(slotAt)),
              })}
            </time>
          </li>
        ))}
      </ul>
    </div>
  )
}
