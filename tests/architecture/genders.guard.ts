import { Visitor } from 'oxc-parser'
import type { Guard } from './source.ts'

const BOTH = [
  // poslao/la, poslao/poslala, urednik/ca
  /\p{L}\/\p{L}*(?:a|la|ca|ica)(?!\p{L})/u,
  // poslao ili poslala
  /\p{L}o ili \p{L}+la(?!\p{L})/u,
]

/** Forbids double forms that address a person as her or him at once: a text knows which one, or needs neither. */
export const genders: Guard = (sources) =>
  sources
    .filter(({ path }) => path.endsWith('messages.bhs.ts'))
    .flatMap(({ path, program }) => {
      const found: string[] = []
      new Visitor({
        Literal({ value }) {
          if (typeof value === 'string' && BOTH.some((both) => both.test(value)))
            found.push(`${path} names both genders in "${value}"`)
        },
      }).visit(program)
      return found
    })
