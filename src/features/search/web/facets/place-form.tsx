import { byLetters } from '#platform/contract/letter-order.ts'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { areaNames } from '#features/places/contract/areas.ts'
import { AREAS, municipalities } from '#features/places/contract/municipalities.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { inputClass } from '#platform/web/ui/fields/field.tsx'
import {
  type Criteria,
  DISTANCES,
  isArea,
  OFFERED_DISTANCES,
  readCriteria,
  writeCriteria,
} from '../../contract/criteria.ts'
import type { Facets } from '../../contract/search.endpoints.ts'
import { hrefOf, type View } from '../list/hrefs.ts'
import { useText } from '../use-text.ts'

const isOffered = new Set<string>(OFFERED_DISTANCES)
const SELECT = `${inputClass} min-h-field appearance-auto`

/** All places, by cantons, and the distance; without script its button submits. */
export function PlaceForm({ criteria, facets, view }: { criteria: Criteria; facets: Facets; view: View }) {
  const t = useText()
  const locale = useLocale()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  const { place, km } = criteria
  const { place: _place, km: _km, ...rest } = writeCriteria(criteria)
  const counts = new Map(facets.place.map(({ value, count }) => [value, count]))
  function change(_event: ChangeEvent<HTMLSelectElement>) {
    if (!form.current) return
    const pairs = [...new FormData(form.current)].map(([name, value]) => [name, String(value)] as const)
    const { place: choice, km: around } = readCriteria(pairs)
    void navigate(hrefOf({ ...criteria, place: choice, km: around }, { view }), { preventScrollReset: true })
  }
  return (
    <form ref={form} method="get" action="/opportunities" className="mb-2 grid gap-2">
      {Object.entries(rest).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <select
        key={`place ${place}`}
        name="place"
        aria-label={t('place.label')}
        defaultValue={place ?? ''}
        onChange={change}
        className={SELECT}
      >
        <option value="">{t('place.all')}</option>
        {AREAS.map((area) => (
          <optgroup key={area} label={areaNames[area][locale]}>
            <option value={area}>
              {t(facets.about ? 'place.wholeAbout' : 'place.whole', {
                name: areaNames[area][locale],
                count: counts.get(area) ?? 0,
              })}
            </option>
            {municipalities
              .filter((each) => each.area === area)
              .toSorted((one, other) => byLetters(one.latin, other.latin))
              .map(({ id, latin }) => (
                <option key={id} value={id}>
                  {latin}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      {place && !isArea(place) && (
        <select
          key={`km ${km}`}
          name="km"
          aria-label={t('place.distance')}
          defaultValue={km ?? ''}
          onChange={change}
          className={SELECT}
        >
          <option value="">{t('place.only')}</option>
          {DISTANCES.filter((each) => each === km || isOffered.has(each)).map((each) => (
            <option key={each} value={each}>
              {t('place.within', { km: each })}
            </option>
          ))}
        </select>
      )}
      {!isAwake && (
        <Button type="submit" small wide>
          {t('filters.apply')}
        </Button>
      )}
    </form>
  )
}
