import { CalendarDays, GraduationCap, Hammer, HandHeart } from 'lucide-react'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import type { LearningPlace, PathStep } from '../../contract/shapes.ts'
import { useName } from '../use-name.ts'
import { useText } from '../use-text.ts'

const ICONS = {
  training: <GraduationCap />,
  internship: <Hammer />,
  volunteering: <HandHeart />,
  event: <CalendarDays />,
}

/** Lists where a skill is taught, and then where it can be practised. */
export function PlacesToLearn({ step: { skill, trainings, practice } }: { step: PathStep }) {
  const t = useText()
  const name = useName().of(skill)
  return (
    <>
      <List places={trainings} />
      {practice.length > 0 && (
        <>
          <p className="mt-3 text-sm font-strong">{t('path.practice')}</p>
          <List places={practice} label={t('path.practiceOf', { skill: name })} />
        </>
      )}
    </>
  )
}

function List({ places, label }: { places: readonly LearningPlace[]; label?: string }) {
  const t = useText()
  const locale = useLocale()
  if (places.length === 0) return null
  return (
    <ul className="mt-2 grid justify-items-start gap-2" aria-label={label}>
      {places.map(({ id, slug, kind, title, startsAt, municipality }) => {
        const about = [
          kind !== 'training' && t(`path.kinds.${kind}`),
          municipality && findMunicipality(municipality)?.name,
        ].filter(Boolean)
        return (
          <li key={id} className="max-w-full">
            <ButtonLink small to={`/opportunities/${slug}`} icon={ICONS[kind]} className="text-left">
              {startsAt
                ? t(kind === 'event' ? 'path.event' : 'path.training', {
                    title: title[locale],
                    date: formatDate(new Date(startsAt), locale),
                  })
                : title[locale]}
              {about.length > 0 && <span className="font-body">{`\u00a0· ${about.join('\u00a0· ')}`}</span>}
            </ButtonLink>
          </li>
        )
      })}
    </ul>
  )
}
