import type { ArchFrame } from '#platform/contract/arch-geometry.ts'
import type { PictureSize } from '../contract/picture.ts'

type Box = { left: number; top: number; width: number; height: number }

/** Where everything stands on a picture, in pixels. */
export type Layout = {
  arch: { x: number; y: number; frame: ArchFrame; count: number; missing: readonly number[] }
  /** Top of the deep band at the foot. */
  water: number
  title: Box & { largest: number }
  /** The same where a picture fills all that is above it. */
  belowCover: Box & { largest: number }
  /** Lines at the foot of the title's room. */
  facts: { line: number; size: number; letters: number }
  mark: { x: number; y: number; scale: number }
  name: Box & { size: number }
  tagline: Box & { size: number; align: 'flex-start' | 'flex-end' }
}

export const LAYOUTS: Record<PictureSize, Layout> = {
  '1200x630': {
    arch: { x: 600, y: 600, frame: { outer: 545, inner: 448, gap: 8 }, count: 13, missing: [8, 11] },
    water: 524,
    title: { left: 270, top: 215, width: 660, height: 290, largest: 124 },
    belowCover: { left: 64, top: 340, width: 1072, height: 184, largest: 72 },
    facts: { line: 42, size: 32, letters: 40 },
    mark: { x: 64, y: 591, scale: 1.6 },
    name: { left: 126, top: 548, width: 380, height: 60, size: 40 },
    tagline: { left: 520, top: 548, width: 616, height: 60, size: 27, align: 'flex-end' },
  },
  '800x800': {
    arch: { x: 400, y: 640, frame: { outer: 545, inner: 452, gap: 8 }, count: 13, missing: [8] },
    water: 640,
    title: { left: 90, top: 285, width: 620, height: 320, largest: 116 },
    belowCover: { left: 64, top: 420, width: 672, height: 220, largest: 72 },
    facts: { line: 42, size: 32, letters: 38 },
    mark: { x: 64, y: 722, scale: 1.6 },
    name: { left: 126, top: 679, width: 600, height: 60, size: 40 },
    tagline: { left: 64, top: 733, width: 672, height: 46, size: 25, align: 'flex-start' },
  },
}
