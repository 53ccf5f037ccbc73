import { Visitor } from 'oxc-parser'
import type { Guard } from './source.ts'

const HOME = 'src/platform/contract/letter-order.ts'

/** Browsers and servers know other alphabets, so that one list would stand in two orders: there is one comparer for all. */
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
