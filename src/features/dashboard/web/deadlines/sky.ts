import { DAY_MS } from '#platform/contract/durations.ts'
/** In units of the drawing. */
export const SKY = { width: 360, left: 16, right: 344, ground: 94, top: 30, side: 68 }
const APART = 30

type Moment = { at: string }
export type SkyDay = { x: number; y: number; day: number; count: number }

/** Places the days with deadlines on the arc of the coming days; close ones move apart. */
export function placeDays(
  deadlines: readonly Moment[],
  span: { from: Date; days: number; dayOf: (date: Date) => number },
): SkyDay[] {
  const { from, days, dayOf } = span
  const byDay = new Map<string, { at: Date; count: number }>()
  for (const { at } of deadlines) {
    const date = new Date(at)
    const key = `${dayOf(date)}:${Math.floor((date.getTime() - from.getTime()) / (3 * DAY_MS))}`
    const entry = byDay.get(key)
    byDay.set(key, entry ? { ...entry, count: entry.count + 1 } : { at: date, count: 1 })
  }
  const dayCounts = [...byDay.values()]
  const max = Math.floor((SKY.right - SKY.left) / APART)
  const visible = dayCounts.slice(0, max)
  const positions = visible.map(({ at }) => xOf((at.getTime() - from.getTime()) / (days * DAY_MS)))
  const xs = spread(positions)
  return visible.map(({ at, count }, n) => ({
    x: xs[n] ?? 0,
    y: heightAt(xs[n] ?? 0),
    day: dayOf(at),
    count,
  }))
}

export function xOf(share: number): number {
  return SKY.left + Math.min(1, Math.max(0, share)) * (SKY.right - SKY.left)
}

export function heightAt(x: number): number {
  const across = (x - SKY.left) / (SKY.right - SKY.left)
  return Math.round((SKY.top + (SKY.side - SKY.top) * (2 * across - 1) ** 2) * 10) / 10
}

/** The arc as one curve that passes through the heights. */
export const ARC = `M${SKY.left} ${SKY.side}Q${SKY.width / 2} ${2 * SKY.top - SKY.side} ${SKY.right} ${SKY.side}`

/** Pushes positions apart, first to the right and then back from the edge. */
export function spread(positions: readonly number[]): number[] {
  const places: number[] = []
  for (const at of positions) places.push(Math.max(at, (places.at(-1) ?? -Infinity) + APART))
  for (let n = places.length - 1, limit = SKY.right; n >= 0; n -= 1) {
    places[n] = Math.min(places[n] ?? 0, limit)
    limit = (places[n] ?? 0) - APART
  }
  return places.map((place) => Math.round(place * 10) / 10)
}
