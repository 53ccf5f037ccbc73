import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { formatNumber } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { FacetOption } from '#platform/web/ui/blocks/facet-option.tsx'
import type { Facets } from '../../contract/directory.endpoints.ts'
import { useText } from '../use-text.ts'
import { addressOf, type Choice, FACETS } from './choice.ts'

type Option = { key: string; name: string; count: number }

/** Filters by the skills, places and schools of the members found. */
export function DirectoryFacets({ choice, facets }: { choice: Choice; facets: Facets }) {
  const t = useText()
  const locale = useLocale()
  const { skills, places, schools } = facets
  const groups = {
    skill: skills.map(({ key, names, count }): Option => ({ key, name: names[locale], count })),
    place: places.map(({ key, count }): Option => ({ key, name: findMunicipality(key)?.name ?? key, count })),
    school: schools.map(({ key, label, count }): Option => ({ key, name: label, count })),
  }
  const isChosen = FACETS.some((facet) => choice[facet] !== undefined)
  return (
    <div className="grid gap-5 pb-6">
      {isChosen && (
        <Link to={addressOf(choice.query ? { query: choice.query } : {})} className="text-sm">
          {t('directory.clear')}
        </Link>
      )}
      {FACETS.map((facet) => (
        <Group key={facet} title={t(`directory.${facet}`)}>
          {groups[facet].map(({ key, name, count }) => (
            <FacetOption
              key={key}
              to={addressOf({ ...choice, [facet]: choice[facet] === key ? '' : key })}
              name={name}
              count={formatNumber(count, locale)}
              on={choice[facet] === key}
            />
          ))}
        </Group>
      ))}
      <p className="text-xs text-ink-2">
        {t('directory.allowed')} <Link to="/settings#people">{t('directory.visibility')}</Link>
      </p>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode[] }) {
  const id = useId()
  if (children.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1 text-sm tracking-ui">
        {title}
      </h2>
      <div className="grid">{children}</div>
    </section>
  )
}
