import { BORDERS, OUTLINE } from '#features/places/contract/country-shape.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { MAP_HEIGHT, MAP_WIDTH, mapPosition } from '#features/places/contract/map-position.ts'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import { useText } from '../use-text.ts'
import type { BankPlace, PlaceState } from './places.ts'

const LOOKS: Record<PlaceState, string> = {
  open: 'fill-river stroke-river',
  voting: 'fill-sun stroke-sun',
  upcoming: 'fill-paper stroke-edge [stroke-dasharray:4_3]',
  idle: 'fill-river-tint stroke-river',
}

/** Draws the municipalities with a bank on the country's outline. The list beside it has the same in words. */
export function BankMap({
  places,
  place,
}: {
  places: readonly BankPlace[]
  place: MunicipalityId | undefined
}) {
  const t = useText()
  return (
    <figure>
      <svg
        viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
        role="img"
        aria-label={`${t('finder.map')}. ${t('finder.mapHelp')}`}
        className="h-auto w-full"
      >
        <path d={OUTLINE} className="fill-sunken stroke-edge dark:fill-surface" strokeWidth={1.5} />
        <path d={BORDERS} className="fill-none stroke-line" strokeWidth={1.5} />
        {place && <circle {...circleAt(place)} r={17} className="fill-none stroke-ink" strokeWidth={2.5} />}
        {places.map(({ id, bank, state }) => (
          <circle
            key={`${id} ${bank.slug}`}
            {...circleAt(id)}
            r={9}
            className={LOOKS[state]}
            strokeWidth={1.5}
          />
        ))}
        {labelsOf(places).map(({ id, name, x, y }) => (
          <text
            key={id}
            x={x}
            y={y}
            textAnchor="middle"
            fontSize={LETTERS}
            className="fill-ink font-ui max-lg:hidden"
          >
            {name}
          </text>
        ))}
      </svg>
    </figure>
  )
}

const LETTERS = 14
const LETTER_WIDTH = 0.56
const BELOW = 26
const ABOVE = -15

/** Places names below or above their circles; a name that fits in neither is only in the list. */
function labelsOf(places: readonly BankPlace[]) {
  const obstacles: { left: number; right: number; y: number }[] = places.map(({ id }) => {
    const { cx, cy } = circleAt(id)
    return { left: cx - 10, right: cx + 10, y: cy + LETTERS / 3 }
  })
  return places.flatMap(({ id }) => {
    const { cx: x, cy } = circleAt(id)
    const name = findMunicipality(id)?.name ?? id
    const half = (name.length * LETTERS * LETTER_WIDTH) / 2
    const isFree = (y: number) =>
      obstacles.every((one) => one.right < x - half || one.left > x + half || Math.abs(one.y - y) > LETTERS)
    const y = [cy + BELOW, cy + ABOVE].find((each) => isFree(each))
    if (y === undefined) return []
    obstacles.push({ left: x - half, right: x + half, y })
    return [{ id, name, x, y }]
  })
}

function circleAt(id: MunicipalityId): { cx: number; cy: number } {
  const { x, y } = mapPosition(id)
  return { cx: x, cy: y }
}
