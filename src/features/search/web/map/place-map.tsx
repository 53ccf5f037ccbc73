import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { BORDERS, OUTLINE } from '#features/places/contract/country-shape.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { MAP_HEIGHT, MAP_WIDTH } from '#features/places/contract/map-position.ts'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { useWide } from '#platform/web/ui/use-wide.ts'
import type { Criteria } from '../../contract/criteria.ts'
import type { getMunicipalityCounts } from '../../contract/search.endpoints.ts'
import { hrefOf } from '../list/hrefs.ts'
import { useText } from '../use-text.ts'
import { clustersOf, namesOf, type Size, SIZES } from './map-geometry.ts'
import { PlaceTable } from './place-table.tsx'

/** A circle of several places. */
type Choice = { places: readonly MunicipalityId[]; town: string }

type Counts = ResponseOf<typeof getMunicipalityCounts>

/**
 * Places with results as circles that never touch, with a list by name beside them. A circle of several places narrows that
 * list; on a phone, where the list stands below the map, it opens them over the map.
 */
export function PlaceMap({ criteria, map }: { criteria: Criteria; map: Counts }) {
  const t = useText()
  const [only, setOnly] = useState<Choice | null>(null)
  const isWide = useWide()
  const table = useRef<HTMLTableElement>(null)
  const to = (id: MunicipalityId) => hrefOf({ ...criteria, place: id, km: null })
  if (map.places.every(({ count }) => count === 0))
    return <EmptyState className="mt-6" title={t('map.empty')} text={t('map.emptyText')} />
  function choose(choice: Choice) {
    setOnly(choice)
    table.current?.focus()
  }
  const drawing = { counts: map.places, chosen: criteria.place, to, onChoose: choose }
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
      <div className="mt-2 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div>
          <Drawing {...drawing} size={SIZES.phone} className="sm:hidden" />
          <Drawing {...drawing} size={SIZES.wide} className="max-sm:hidden" />
        </div>
        <div className="lg:max-h-[38rem] lg:overflow-y-auto lg:pr-1">
          {only && isWide && (
            <Button small look="quiet" className="-ml-3" onClick={() => setOnly(null)}>
              {t('map.all')}
            </Button>
          )}
          <PlaceTable ref={table} counts={map.places} only={only && isWide ? only.places : null} to={to} />
        </div>
      </div>
      {only && !isWide && (
        <Dialog
          open
          onClose={() => setOnly(null)}
          title={t('map.near', { name: only.town })}
          closeLabel={t('filters.close')}
        >
          <PlaceTable counts={map.places} only={only.places} to={to} />
        </Dialog>
      )}
    </div>
  )
}

type DrawingProps = {
  counts: Counts['places']
  chosen: Criteria['place']
  size: Size
  to: (id: MunicipalityId) => string
  onChoose: (choice: Choice) => void
  className: string
}

function Drawing({ counts, chosen, size, to, onChoose, className }: DrawingProps) {
  const t = useText()
  const { letters, apart } = size
  const clusters = clustersOf(counts, size)
  return (
    <svg
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      role="group"
      aria-label={t('map.title')}
      className={`h-auto w-full max-w-[44rem] overflow-visible ${className}`}
    >
      <path d={OUTLINE} className="fill-sunken stroke-edge dark:fill-surface" strokeWidth={1.5} />
      <path d={BORDERS} className="fill-none stroke-line" strokeWidth={1.5} />
      {clusters.map(({ id, places, town, x, y, radius, count }) => {
        const more = places.length - 1
        const isChosen = places.some((place) => place === chosen)
        const look = {
          'aria-label':
            more === 0
              ? t('map.point', { name: findMunicipality(id)?.name ?? id, count })
              : t('map.cluster', { name: town, more, count }),
          className: 'group outline-none',
        }
        const shapes = (
          <>
            <circle cx={x} cy={y} r={apart / 2} className="fill-transparent" />
            <circle
              cx={x}
              cy={y}
              r={radius}
              strokeWidth={letters / 7}
              className={`group-hover:fill-river-hover group-focus-visible:stroke-ink ${isChosen ? 'fill-apricot' : 'fill-river'}`}
            />
            <text
              x={x}
              y={y}
              dy="0.35em"
              fontSize={letters}
              textAnchor="middle"
              className={`font-strong tabular-nums ${isChosen ? 'fill-on-apricot' : 'fill-on-river'}`}
            >
              {count}
            </text>
          </>
        )
        return more === 0 ? (
          <Link key={id} to={to(id)} {...look}>
            {shapes}
          </Link>
        ) : (
          <a
            key={id}
            href={`#place-${id}`}
            {...look}
            onClick={(event) => {
              event.preventDefault()
              onChoose({ places, town })
            }}
          >
            {shapes}
          </a>
        )
      })}
      {namesOf(clusters, { letters }).map(({ id, town, x, y }) => (
        <text
          key={id}
          x={x}
          y={y}
          fontSize={letters}
          textAnchor="middle"
          aria-hidden
          className="pointer-events-none fill-ink stroke-sunken font-ui [paint-order:stroke] dark:stroke-surface"
          strokeWidth={letters / 4}
        >
          {town}
        </text>
      ))}
    </svg>
  )
}
