import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Guard } from './source.ts'
import { textsIn } from './syntax.ts'

const THEME = join(import.meta.dirname, '../../src/platform/web/ui/theme.css')
/** Sizes that Tailwind knows by name, whether the theme has them or not. */
const SIZE = /(?<![\w-])text-(base|\d*x[sl]|sm|md|lg)(?![\w-])/g

const defined = new Set(
  Array.from(readFileSync(THEME, 'utf8').matchAll(/--text-(\w+):/g), ([, name]) => name),
)

/** Forbids classes for sizes of text that the theme lacks: what they are for silently keeps the size around it. */
export const textSizes: Guard = (sources) =>
  sources
    .filter(({ path }) => path.includes('/web/'))
    .flatMap((source) =>
      textsIn(source)
        .flatMap((text) => [...text.matchAll(SIZE)])
        .filter(([, name]) => !defined.has(name))
        .map(([all]) => `${source.path} says "${all}", a size that the theme does not have`),
    )
