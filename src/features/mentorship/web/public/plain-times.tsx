import { formatLongDate, formatTime } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import type { PublicMentor } from '../../contract/public.endpoints.ts'
import { useText } from '../use-text.ts'
import { byDay, otherTime } from './times.ts'

const DAYS = 5
const TIMES = 6

/** The next free times to read, as Sarajevo's clock shows them; without script. */
export function PlainTimes({ mentor, signIn = false }: { mentor: PublicMentor; signIn?: boolean }) {
  const t = useText()
  const locale = useLocale()
  const { slots, zone } = mentor
  const days = byDay(slots).slice(0, DAYS)
  const isAbroad = slots[0] !== undefined && otherTime(new Date(slots[0]), undefined, zone) !== undefined
  return (
    <>
      <h2 className="text-lg">{t('page.times')}</h2>
      {days.length === 0 ? (
        <p className="text-sm text-ink-2">{t('page.none')}</p>
      ) : (
        <>
          <p className="text-xs text-ink-2">{t('page.sarajevo')}</p>
          <dl className="grid gap-3">
            {days.map(([day, times]) => (
              <div key={day}>
                <dt className="text-sm font-strong first-letter:uppercase">
                  {formatLongDate(times[0]!, locale)}
                </dt>
                <dd className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm tabular-nums text-ink-2">
                  {times.slice(0, TIMES).map((at) => (
                    <span key={at.getTime()}>
                      {formatTime(at)}
                      {isAbroad && (
                        <small className="text-xs">
                          {' '}
                          ({t('page.theirs', { time: formatTime(at, zone) })})
                        </small>
                      )}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {signIn && (
        <ButtonLink look="key" to="/login">
          {t('page.signIn')}
        </ButtonLink>
      )}
      <p className="text-xs text-ink-2">{t('page.promise')}</p>
    </>
  )
}
