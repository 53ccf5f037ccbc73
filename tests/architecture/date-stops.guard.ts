import { Visitor } from 'oxc-parser'
import type { Guard } from './source.ts'

/** A day as `formatDate()` writes it ends with a stop of its own: `16. 5. 2027.`; `{day}. {month}.` are bare numbers. */
const TWO_STOPS = /\{(?:date|day|until)\}\.(?! ?\{month\})/u

/** Forbids a second stop after a date in our language; a moment with its time is named otherwise and may have one. */
export const dateStops: Guard = (sources) =>
  sources
    .filter(({ path }) => path.endsWith('messages.bhs.ts'))
    .flatMap(({ path, program }) => {
      const found: string[] = []
      new Visitor({
        Literal({ value }) {
          if (typeof value === 'string' && TWO_STOPS.test(value))
            found.push(`${path} has a stop after a date that ends with one in "${value}"`)
        },
      }).visit(program)
      return found
    })
