import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Visitor } from 'oxc-parser'
import type { Guard } from './source.ts'

const THEME = join(import.meta.dirname, '../../src/platform/web/ui/theme.css')
/** Widths that Tailwind knows by name, whether the theme has them or not. */
const AT_WIDTH = /(?<![\w-])(?:max-)?(xs|sm|md|lg|xl|\d+xl):[\w-[]/g

const defined = new Set(
  Array.from(readFileSync(THEME, 'utf8').matchAll(/--breakpoint-(\w+):/g), ([, name]) => name),
)

/** Forbids classes for widths that the theme lacks, which the style sheet silently omits. */
export const breakpoints: Guard = (sources) =>
  sources
    .filter(({ path }) => path.includes('/web/'))
    .flatMap(({ path, program }) => {
      const found: string[] = []
      const look = (text: string) => {
        for (const [all, name] of text.matchAll(AT_WIDTH))
          if (!defined.has(name)) found.push(`${path} says "${all}…", a width that the theme does not have`)
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
