import { MUNICIPALITY_IDS, type MunicipalityId } from './municipalities.ts'
import { municipalityPoints, type Point } from './municipality-points.ts'

const EARTH_KM = 6371
const RADIAN = Math.PI / 180

/** Returns the distance as the crow flies. */
export function kilometres([latitude, longitude]: Point, [otherLatitude, otherLongitude]: Point): number {
  const a =
    Math.sin(((otherLatitude - latitude) * RADIAN) / 2) ** 2 +
    Math.cos(latitude * RADIAN) *
      Math.cos(otherLatitude * RADIAN) *
      Math.sin(((otherLongitude - longitude) * RADIAN) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(a)))
}

/** Returns the municipality and those whose seats lie within this distance. */
export function municipalitiesWithin(centre: MunicipalityId, km: number): MunicipalityId[] {
  const from = municipalityPoints[centre]
  return MUNICIPALITY_IDS.filter((id) => id === centre || kilometres(from, municipalityPoints[id]) <= km)
}
