import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { listHours } from '../../contract/hours/hours.endpoints.ts'
import { hoursText } from '../../contract/hours/hours-text.ts'
import { HoursForm } from './hours-form.tsx'
import { HoursRow } from './hours-row.tsx'
import { VolunteeringCard } from './volunteering-card.tsx'
import { useHoursText } from './use-hours-text.ts'

/** Hours of a project, for those who do or organise its work; renders nothing for everyone else. */
export function HoursPart({ slug }: { slug: string }) {
  const t = useHoursText()
  const locale = useLocale()
  const { data } = useEndpoint(listHours, { params: { slug } })
  if (!data) return null
  const { mayRecord, others, hours } = data
  const isWriting = mayRecord || others.length > 0
  if (!isWriting && hours.length === 0) return null
  const sum = hours.reduce((all, { state, minutes }) => (state === 'confirmed' ? all + minutes : all), 0)
  return (
    <section
      id="hours"
      aria-labelledby="hours-title"
      className="mt-12 grid scroll-mt-24 gap-6 rounded-surface border border-line bg-surface p-5"
    >
      <div>
        <h2 id="hours-title" className="text-xl">
          {t('title')}
        </h2>
        <p className="mt-1 max-w-measure text-sm text-ink-2">{t('lead')}</p>
      </div>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
        {isWriting && <HoursForm slug={slug} mayRecord={mayRecord} others={others} />}
        <div className="min-w-0">
          {hours.length === 0 ? (
            <p className="text-ink-2">{t('none')}</p>
          ) : (
            <>
              <VolunteeringCard intoCv slug={slug} />
              <p className="mb-2 font-strong">{t('sum', { hours: hoursText(sum, locale) })}</p>
              <ul className="border-b border-line">
                {hours.map((one) => (
                  <HoursRow key={one.id} slug={slug} hours={one} />
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </section>
  )
}
