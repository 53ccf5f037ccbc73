import { Visitor } from 'oxc-parser'
import type { Guard } from './source.ts'

/** Methods that use the time zone or locale of the machine or browser. */
const OWN_CLOCK =
  /^(?:get(?:FullYear|Month|Date|Day|Hours|Minutes)|toLocale(?:Date|Time)String|toDateString)$/

/** Requires days and hours in Sarajevo time, wherever this runs: `platform/contract` reads and writes them. */
export const clock: Guard = (sources) =>
  sources
    .filter(({ path }) => !/\.(?:test|fixture|bench)\.tsx?$/.test(path))
    .flatMap(({ path, program }) => {
      const found: string[] = []
      new Visitor({
        MemberExpression({ property }) {
          if (property.type === 'Identifier' && OWN_CLOCK.test(property.name))
            found.push(`${path} asks ${property.name}(), which answers on the clock of the machine`)
        },
        NewExpression({ callee, arguments: [, options] }) {
          const isFormat =
            callee.type === 'MemberExpression' &&
            callee.property.type === 'Identifier' &&
            callee.property.name === 'DateTimeFormat'
          if (!isFormat) return
          const names = options?.type === 'ObjectExpression' ? options.properties : []
          const hasZone = names.some(
            (one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'timeZone',
          )
          if (!hasZone) found.push(`${path} formats days without a time zone`)
        },
      }).visit(program)
      return found
    })
