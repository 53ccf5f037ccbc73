import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import postcss, { type AtRule, type ChildNode } from 'postcss'

const UI = join(import.meta.dirname, '../../web/ui')
const DARK = [
  { selector: ':root[data-theme="dark"]', media: undefined },
  { selector: ':root[data-theme="system"]', media: '(prefers-color-scheme: dark)' },
]
const WIDTHS: Record<string, string> = { md: '(min-width: 48rem)', lg: '(min-width: 64rem)' }

let css: Promise<string> | undefined

/** Design tokens and font as plain CSS, for the few pages that the server writes without the application. */
export function designCss(): Promise<string> {
  css ??= Promise.all([
    readFile(join(UI, 'tokens.css'), 'utf8'),
    readFile(join(UI, 'fonts.css'), 'utf8'),
  ]).then(([tokens, fonts]) => `${plainTokens(tokens)}\n${fonts}`)
  return css
}

/** Colours of one theme by role, for pictures. */
export async function themeColours(theme: 'light' | 'dark'): Promise<Record<string, string>> {
  const source = await readFile(join(UI, 'tokens.css'), 'utf8')
  const colours: Record<string, string> = {}
  postcss.parse(source).walkDecls(/^--/, ({ parent, prop, value }) => {
    const dark = parent?.type === 'atrule' && (parent as AtRule).params === 'dark'
    const base = parent?.type === 'rule'
    if (base || (dark && theme === 'dark')) colours[prop.slice(2)] = value
  })
  return colours
}

/** The variants of the style sheet's source, written out as browsers read them. */
export function plainTokens(source: string): string {
  const out: string[] = []
  for (const node of postcss.parse(source).nodes) {
    if (node.type !== 'rule') continue
    out.push(`${node.selector}{${declarations(node.nodes)}}`)
    node.each((child) => {
      if (child.type === 'atrule' && child.name === 'variant') out.push(variant(child))
    })
  }
  return out.join('\n')
}

function variant({ params, nodes = [] }: AtRule): string {
  const body = declarations(nodes)
  const width = WIDTHS[params]
  if (width) return `@media ${width}{:root{${body}}}`
  if (params !== 'dark') throw new Error(`The tokens have a variant "${params}" that plain pages do not know`)
  return DARK.map(({ selector, media }) =>
    media ? `@media ${media}{${selector}{${body}}}` : `${selector}{${body}}`,
  ).join('\n')
}

function declarations(nodes: readonly ChildNode[] = []): string {
  return nodes
    .filter((node) => node.type === 'decl')
    .map(({ prop, value }) => `${prop}:${value}`)
    .join(';')
}
