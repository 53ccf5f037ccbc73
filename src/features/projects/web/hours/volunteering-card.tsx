import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { keepVolunteering, listVolunteering } from '../../contract/hours/hours.endpoints.ts'
import { hoursText } from '../../contract/hours/hours-text.ts'
import { useHoursText } from './use-hours-text.ts'

/** Confirmed work that one's profile does not tell of yet, with the way to take it in. */
export function VolunteeringCard() {
  const t = useHoursText()
  const locale = useLocale()
  const { busy, act } = useAct({ refresh: ['/api/volunteering', '/api/profile', '/api/cvs'] })
  const { data } = useEndpoint(listVolunteering)
  const offered = (data?.projects ?? []).filter(({ inProfile }) => !inProfile)
  if (offered.length === 0) return null
  return (
    <section aria-labelledby="volunteering-offer" className="grid gap-3 border-t border-line py-5">
      <h2 id="volunteering-offer" className="text-lg">
        {t('offer.title')}
      </h2>
      {offered.map(({ slug, title, minutes }) => (
        <Note key={slug} tone="river">
          <div>
            <p>{t('offer.text', { title, hours: hoursText(minutes, locale) })}</p>
            <Button
              small
              className="mt-2"
              aria-label={t('offer.addNamed', { title })}
              busy={busy && t('offer.busy')}
              onClick={() => void act(() => call(keepVolunteering, { params: { slug } }), t('offer.added'))}
            >
              {t('offer.add')}
            </Button>
          </div>
        </Note>
      ))}
    </section>
  )
}
