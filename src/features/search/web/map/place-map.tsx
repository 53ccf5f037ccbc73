import { Link } from 'react-router'
import { areaNames } from '#features/places/contract/areas.ts'
import { AREAS } from '#features/places/contract/municipalities.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import type { Criteria } from '../../contract/criteria.ts'
import type { countByMunicipality } from '../../contract/search.endpoints.ts'
import { hrefOf } from '../list/hrefs.ts'
import { useText } from '../use-text.ts'
import { type Circle, circlesOf, emptyPlaces, HEIGHT, positionOf, WIDTH } from './map-geometry.ts'

type Counts = ResponseOf<typeof countByMunicipality>

/** Each place where there is something as a circle on its point, and the same as a table by cantons. */
export function PlaceMap({ criteria, map }: { criteria: Criteria; map: Counts }) {
  const t = useText()
  const circles = circlesOf(map.places)
  const to = (id: Circle['id']) => hrefOf({ ...criteria, place: id, km: null })
  if (circles.length === 0)
    return <EmptyState className="mt-6" title={t('map.empty')} text={t('map.emptyText')} />
  return (
    <div className="pt-4">
      <h2 className="text-lg">{t('map.title')}</h2>
      <p className="mt-1 max-w-measure text-sm text-ink-2">{t('map.help')}</p>
      {map.remote > 0 && (
        <Link
          to={hrefOf({ ...criteria, mode: ['remote'] })}
          className="link inline-flex min-h-target items-center text-sm font-ui"
        >
          {t('map.remote', { count: map.remote })}
        </Link>
      )}
      <Drawing circles={circles} chosen={criteria.place} to={to} />
      <Places circles={circles} to={to} />
    </div>
  )
}

type DrawingProps = {
  circles: readonly Circle[]
  chosen: Criteria['place']
  to: (id: Circle['id']) => string
}

/** For the eye and the pointer; whoever uses the keyboard or a reader has the same links in the table below. */
function Drawing({ circles, chosen, to }: DrawingProps) {
  const t = useText()
  const named = namedOf(circles)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden
      className="mt-2 h-auto w-full max-w-[44rem] rounded-surface bg-sunken dark:bg-surface"
    >
      {emptyPlaces(circles).map((id) => {
        const { x, y } = positionOf(id)
        return <circle key={id} cx={x} cy={y} r={2} className="fill-edge" />
      })}
      {circles.map(({ id, x, y, radius, count }) => {
        const name = findMunicipality(id)?.latin ?? id
        return (
          <Link key={id} to={to(id)} tabIndex={-1} className="group">
            <circle
              cx={x}
              cy={y}
              r={radius}
              className={`stroke-paper group-hover:fill-river-hover ${id === chosen ? 'fill-apricot' : 'fill-river'}`}
              strokeWidth={2}
            >
              <title>{t('map.point', { name, count })}</title>
            </circle>
            {radius >= 11 && (
              <text
                x={x}
                y={y}
                dy="0.35em"
                textAnchor="middle"
                className={`pointer-events-none text-2xs font-strong tabular-nums ${id === chosen ? 'fill-on-apricot' : 'fill-on-river'}`}
              >
                {count}
              </text>
            )}
          </Link>
        )
      })}
      {named.map(({ id, x, y, radius }) => (
        <text
          key={id}
          x={x}
          y={y + radius + 15}
          textAnchor="middle"
          className="pointer-events-none fill-ink stroke-sunken text-xs font-ui [paint-order:stroke] dark:stroke-surface"
          strokeWidth={4}
        >
          {findMunicipality(id)?.latin}
        </text>
      ))}
    </svg>
  )
}

const NAMED = 14
const APART_X = 74
const APART_Y = 26

/** The largest that leave each other room for their names. */
function namedOf(circles: readonly Circle[]): Circle[] {
  const named: Circle[] = []
  for (const circle of circles) {
    const crowded = named.some(
      ({ x, y }) => Math.abs(x - circle.x) < APART_X && Math.abs(y - circle.y) < APART_Y + circle.radius,
    )
    if (!crowded) named.push(circle)
    if (named.length === NAMED) break
  }
  return named
}

function Places({ circles, to }: { circles: readonly Circle[]; to: (id: Circle['id']) => string }) {
  const t = useText()
  const locale = useLocale()
  const groups = AREAS.map((area) => ({
    area,
    places: circles.filter(({ id }) => findMunicipality(id)?.area === area),
  })).filter(({ places }) => places.length > 0)
  return (
    <table className="mt-6 w-full max-w-[44rem] text-sm">
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
          {places.map(({ id, count }) => (
            <tr key={id} className="border-b border-line">
              <th scope="row" className="text-left font-body">
                <Link to={to(id)} className="link inline-flex min-h-target items-center">
                  {findMunicipality(id)?.latin}
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
