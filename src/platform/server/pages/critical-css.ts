/** One rule of the built style sheet: what it needs of a page, and its text with the at-rules around it. */
export type CriticalRule = {
  classes: readonly string[]
  tags: readonly string[]
  /** A custom property or an animation: needed where another rule names it. */
  name?: string
  wrap: readonly string[]
  css: string
}

const OPENING_TAG = /<([a-z][a-z0-9]*)((?:\s[^>]*)?)>/g
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/

/** The rules a page needs for its first paint: those whose classes and tags all occur in its markup. */
export function criticalCss(html: string, rules: readonly CriticalRule[]): string {
  const { classes, tags } = namesIn(html)
  const fitting = rules.filter(
    (rule) => rule.classes.every((name) => classes.has(name)) && rule.tags.every((name) => tags.has(name)),
  )
  const plain = join(fitting.filter((rule) => rule.name === undefined))
  // First, because properties stand in a layer of their own, which must be the lowest.
  const used = new Set(plain.match(/[\w-]+/g))
  const named = join(fitting.filter(({ name }) => name !== undefined && used.has(name)))
  return withoutUnread(named + plain, html)
}

/** Without custom properties that nothing here reads; the whole style sheet, which comes later, has them all. */
function withoutUnread(css: string, html: string): string {
  const read = new Set([...`${css}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  return css.replace(/(--[\w-]+):[^;{}"']*(?:;|(?=\}))/g, (declaration, name: string) =>
    read.has(name) ? declaration : '',
  )
}

function namesIn(html: string) {
  const classes = new Set<string>()
  const tags = new Set<string>()
  for (const [, tag = '', attributes = ''] of html.matchAll(OPENING_TAG)) {
    tags.add(tag)
    for (const name of CLASS_ATTRIBUTE.exec(attributes)?.[1]?.split(/\s+/) ?? []) classes.add(decode(name))
  }
  return { classes, tags }
}

function join(rules: readonly CriticalRule[]): string {
  let text = ''
  let open: readonly string[] = []
  for (const { wrap, css } of rules) {
    const shared = commonLength(open, wrap)
    text +=
      '}'.repeat(open.length - shared) +
      wrap
        .slice(shared)
        .map((at) => `${at}{`)
        .join('') +
      css
    open = wrap
  }
  return text + '}'.repeat(open.length)
}

function commonLength(a: readonly string[], b: readonly string[]): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}

function decode(name: string): string {
  return name.replace(/&(?:amp|#x27|gt|lt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
}
