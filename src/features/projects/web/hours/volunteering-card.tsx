import { useNavigate } from 'react-router'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { saveVolunteering, listVolunteering } from '../../contract/hours/hours.endpoints.ts'
import { hoursText } from '../../contract/hours/hours-text.ts'
import { useHoursText } from './use-hours-text.ts'

type Props = {
  intoCv: boolean
  /** Limits the card to one project. */
  slug?: string
}

/** Confirmed work that is missing in the member's profile, with the button to add it. */
export function VolunteeringCard({ intoCv, slug: only }: Props) {
  const t = useHoursText()
  const locale = useLocale()
  const { busy, act } = useAct({ refresh: ['/api/volunteering', '/api/profile', '/api/cvs'] })
  const { data } = useEndpoint(listVolunteering)
  const navigate = useNavigate()
  const all = data?.projects.filter(({ inProfile }) => !inProfile) ?? []
  const offered = only === undefined ? all : all.filter(({ slug }) => slug === only)
  if (offered.length === 0) return null
  async function keep(slug: string) {
    const done = await act(
      () => call(saveVolunteering, { params: { slug }, body: { intoCv } }),
      ({ cv }) => t(cv === null ? 'offer.added' : cv.isFirst ? 'offer.addedFirst' : 'offer.addedToCv'),
    )
    if (done?.answer.cv) await navigate(`/profile/cv/${done.answer.cv.id}`)
  }
  return (
    <section aria-labelledby="volunteering-offer" className="grid gap-3 border-t border-line py-5">
      <h2 id="volunteering-offer" className="text-lg">
        {t('offer.title')}
      </h2>
      {offered.map(({ slug, title, minutes }) => (
        <Note key={slug} tone="river">
          <div>
            <p>{t('offer.text', { title, hours: hoursText(minutes, locale) })}</p>
            {intoCv && data?.hasCv === false && <p className="mt-1">{t('offer.first')}</p>}
            <Button
              small
              className="mt-2"
              aria-label={t('offer.addNamed', { title })}
              busy={busy && t('offer.busy')}
              onClick={() => void keep(slug)}
            >
              {t('offer.add')}
            </Button>
          </div>
        </Note>
      ))}
    </section>
  )
}
