import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Guard } from './source.ts'
import { textsIn } from './syntax.ts'

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
    .flatMap((source) =>
      textsIn(source)
        .flatMap((text) => [...text.matchAll(AT_WIDTH)])
        .filter(([, name]) => !defined.has(name))
        .map(([all]) => `${source.path} says "${all}…", a width that the theme does not have`),
    )
