import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Guard } from './source.ts'
import { textsIn } from './syntax.ts'

const THEME = join(import.meta.dirname, '../../src/platform/web/ui/theme.css')
/** Sizes that Tailwind knows by name, whether the theme has them or not. */
const SIZE = /(?<![\w-])text-(base|\d*x[sl]|sm|md|lg)(?![\w-])/g
const LEADING = /(?<![\w-])leading-([a-z]+)(?![\w-])/g

const theme = readFileSync(THEME, 'utf8')
const namesOf = (pattern: RegExp) => new Set(Array.from(theme.matchAll(pattern), ([, name]) => name))
const SORTS = [
  { pattern: SIZE, names: namesOf(/--text-(\w+):/g), sort: 'size' },
  { pattern: LEADING, names: namesOf(/--leading-(\w+):/g), sort: 'height of lines' },
]

/**
 * Forbids classes for sizes of text and heights of lines that the theme lacks: what they are for silently keeps those around it.
 */
export const textSizes: Guard = (sources) =>
  sources
    .filter(({ path }) => path.includes('/web/'))
    .flatMap((source) =>
      textsIn(source).flatMap((text) =>
        SORTS.flatMap(({ pattern, names, sort }) =>
          [...text.matchAll(pattern)]
            .filter(([, name]) => !names.has(name))
            .map(([all]) => `${source.path} says "${all}", a ${sort} that the theme does not have`),
        ),
      ),
    )
