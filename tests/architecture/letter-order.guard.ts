import { Visitor } from 'oxc-parser'
import type { Guard } from './source.ts'

const HOME = 'src/platform/contract/letter-order.ts'

/**
 * Requires the one comparer for sorting, because browsers and servers know other alphabets, which would order one list in
 * two ways.
 */
export const letterOrder: Guard = (sources) =>
  sources
    .filter(({ path }) => path !== HOME)
    .flatMap(({ path, program }) => {
      const found: string[] = []
      new Visitor({
        MemberExpression(node) {
          const { property } = node
          const name = property.type === 'Identifier' ? property.name : ''
          if (name === 'localeCompare' || name === 'Collator')
            found.push(`${path} compares letters by ${name}, and not by byLetters()`)
        },
      }).visit(program)
      return found
    })
