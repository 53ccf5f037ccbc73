import type { Guard } from './source.ts'
import { textsIn } from './syntax.ts'

/** What stays in view while a page is scrolled, above it: a bar of the site, of staff, of a form. */
const STAYS = /(?:^|[\s:])(?:fixed|sticky)(?=\s|$)/
const ABOVE = /(?:^|\s)z-\d+(?=\s|$)/

/** Forbids bars that would be printed: on each sheet, over the words. */
export const paper: Guard = (sources) =>
  sources
    .filter(({ path }) => path.includes('/web/'))
    .flatMap((source) =>
      textsIn(source)
        .filter((text) => STAYS.test(text) && ABOVE.test(text) && !text.includes('print:hidden'))
        .map(
          (text) => `${source.path} says "${text.slice(0, 60)}…", a bar that would be printed (print:hidden)`,
        ),
    )
