import { Visitor } from 'oxc-parser'
import type { Guard } from './source.ts'

/** What stays in view while a page is scrolled, above it: a bar of the site, of staff, of a form. */
const STAYS = /(?:^|[\s:])(?:fixed|sticky)(?=\s|$)/
const ABOVE = /(?:^|\s)z-\d+(?=\s|$)/

/** Forbids bars that would be printed: on each sheet, over the words. */
export const paper: Guard = (sources) =>
  sources
    .filter(({ path }) => path.includes('/web/'))
    .flatMap(({ path, program }) => {
      const found: string[] = []
      const look = (text: string) => {
        if (STAYS.test(text) && ABOVE.test(text) && !text.includes('print:hidden'))
          found.push(`${path} says "${text.slice(0, 60)}…", a bar that would be printed (print:hidden)`)
      }
      new Visitor({
        Literal({ value }) {
          if (typeof value === 'string') look(value)
        },
        TemplateElement({ value }) {
          look(value.cooked ?? '')
        },
      }).visit(program)
      return found
    })
