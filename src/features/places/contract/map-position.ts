import type { MunicipalityId } from './municipalities.ts'
import { municipalityPoints } from './municipality-points.ts'

/** Size of the map in its own units: the country between its outermost seats, with room for the largest circle. */
export const MAP_WIDTH = 640
export const MAP_HEIGHT = 600
const MARGIN = 34
const points = Object.values(municipalityPoints)
const [south, north] = extent(points.map(([latitude]) => latitude))
const [west, east] = extent(points.map(([, longitude]) => longitude))
/** Ratio of a degree of longitude to one of latitude at the country's centre. */
const NARROWER = Math.cos((((south + north) / 2) * Math.PI) / 180)
const SCALE = Math.min(
  (MAP_WIDTH - 2 * MARGIN) / ((east - west) * NARROWER),
  (MAP_HEIGHT - 2 * MARGIN) / (north - south),
)

/** Returns the position of a municipality's seat on the map. */
export function mapPosition(id: MunicipalityId): { x: number; y: number } {
  const [latitude, longitude] = municipalityPoints[id]
  return {
    x: round(MAP_WIDTH / 2 + (longitude - (west + east) / 2) * NARROWER * SCALE),
    y: round(MAP_HEIGHT / 2 - (latitude - (south + north) / 2) * SCALE),
  }
}

function extent(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)]
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
