import type { Guard } from './source.ts'
import { textsIn } from './syntax.ts'

/** A bar along the foot of the window, on phones at least. */
const AT_FOOT = /(?:^|[\s:])fixed\b.*(?:^|[\s:])inset-x-0\b.*(?:^|[\s:])bottom-/
/** Style sheets leave room for the first two; the third is a sheet that lies above everything at the foot. */
const HAS_ROOM = /(?:^|\s)(?:foot-bar|members-bar|z-40)(?=\s|$)/

/** Forbids bars at the foot of the window that the questions of the product (consent, legal texts) would cover. */
export const foot: Guard = (sources) =>
  sources
    .filter(({ path }) => path.includes('/web/'))
    .flatMap((source) =>
      textsIn(source)
        .filter((text) => AT_FOOT.test(text) && !HAS_ROOM.test(text))
        .map((text) => `${source.path} says "${text.slice(0, 60)}…", which the questions cover (foot-bar)`),
    )
