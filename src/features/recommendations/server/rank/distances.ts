import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { kilometres } from '#features/places/contract/distance.ts'
import { municipalityPoints } from '#features/places/contract/municipality-points.ts'
import { NO_PLACE } from './codes.ts'

const distancesByMunicipality = new Map<string, Float32Array>()
const closenessOf = new Map<Float32Array | undefined, Float32Array>()

/** Returns the kilometres from a municipality to each, by code; cached. */
export function distancesFrom(municipality: string | null): Float32Array | undefined {
  const cached = municipality === null ? undefined : distancesByMunicipality.get(municipality)
  if (cached) return cached
  const from = MUNICIPALITY_IDS.find((id) => id === municipality)
  if (!from) return undefined
  const distances = Float32Array.from(MUNICIPALITY_IDS, (id) =>
    kilometres(municipalityPoints[from], municipalityPoints[id]),
  )
  distancesByMunicipality.set(from, distances)
  return distances
}

/** Rounds for display; only the municipality itself is at 0, however near the next seat is. */
export const wholeKilometres = (km: number): number => (km === 0 ? 0 : Math.max(1, Math.round(km)))

/**
 * Returns closeness: 1 at home, a half at about forty kilometres, equal everywhere without a municipality. The caller may
 * change the array.
 */
export function closenessTo(km: Float32Array | undefined): Float32Array {
  const cached = closenessOf.get(km)
  if (cached) return cached.slice()
  const closeness = new Float32Array(256).fill(0.5)
  if (km) for (const [place, away] of km.entries()) closeness[place] = 1 / (1 + (away / 40) ** 1.5)
  closeness[NO_PLACE] = 0.5
  closenessOf.set(km, closeness)
  return closeness.slice()
}
