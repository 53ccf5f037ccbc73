import { Visitor } from 'oxc-parser'
import type { Guard } from './source.ts'

const LOOSE = /[ \n]·(?= )/u
// They break their own lines.
const DRAWN = /\/server\/files\/(?:docx|pdf)\//

/** Requires a non-breaking space before a dot between two things; after a plain one it would begin the next line. */
export const separators: Guard = (sources) =>
  sources
    .filter(({ path }) => !path.includes('.test.') && !DRAWN.test(path))
    .flatMap(({ path, program }) => {
      const found: string[] = []
      const look = (text: string) => {
        if (LOOSE.test(text))
          found.push(`${path} may begin a line with a sign: "${text.trim().slice(0, 60)}"`)
      }
      new Visitor({
        Literal({ value }) {
          if (typeof value === 'string') look(value)
        },
        TemplateElement({ value }) {
          look(value.cooked ?? '')
        },
        JSXText({ value }) {
          look(value)
        },
      }).visit(program)
      return found
    })
