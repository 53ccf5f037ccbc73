import type { Ref } from 'react'
import { Link } from 'react-router'
import { areaNames } from '#features/places/contract/areas.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { AREAS, type MunicipalityId } from '#features/places/contract/municipalities.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useText } from '../use-text.ts'

type Props = {
  counts: readonly { value: MunicipalityId; count: number }[]
  /** Limits the list to these, after a press on a circle. */
  only: readonly MunicipalityId[] | null
  to: (id: MunicipalityId) => string
  ref?: Ref<HTMLTableElement>
}

/** The places of the map by cantons, each with its count. */
export function PlaceTable({ counts, only, to, ref }: Props) {
  const t = useText()
  const locale = useLocale()
  const rows = counts.filter(({ value, count }) => count > 0 && (!only || only.includes(value)))
  const groups = AREAS.map((area) => ({
    area,
    places: rows.filter(({ value }) => findMunicipality(value)?.area === area),
  })).filter(({ places }) => places.length > 0)
  return (
    <table ref={ref} tabIndex={-1} className="w-full text-sm">
      <caption className="pb-2 text-left font-strong">{t('map.table')}</caption>
      <thead>
        <tr className="border-b border-line text-left text-xs text-ink-2">
          <th scope="col" className="py-2 font-ui">
            {t('map.place')}
          </th>
          <th scope="col" className="py-2 text-right font-ui">
            {t('map.count')}
          </th>
        </tr>
      </thead>
      {groups.map(({ area, places }) => (
        <tbody key={area}>
          <tr>
            <th scope="colgroup" colSpan={2} className="pt-4 pb-1 text-left text-xs font-strong text-ink-2">
              {areaNames[area][locale]}
            </th>
          </tr>
          {places.map(({ value: id, count }) => (
            <tr key={id} id={`place-${id}`} className="border-b border-line">
              <th scope="row" className="text-left font-body">
                <Link to={to(id)} className="link inline-flex min-h-target items-center">
                  {findMunicipality(id)?.name}
                </Link>
              </th>
              <td className="text-right tabular-nums">{count}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
