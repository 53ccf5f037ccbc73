import { COLORS, HIGHLIGHTS, type Mark } from '#platform/contract/rich-text/document.ts'
import { linkFrom } from '#platform/contract/rich-text/links.ts'
import type { Profile } from '#platform/contract/rich-text/profiles.ts'

/** The style that an element sets for its text; the rest is inherited. */
export type Style = {
  bold?: boolean
  italic?: boolean
  link?: string
  color?: string
  highlight?: string
}

const BOLD = new Set(['b', 'strong'])
const ITALIC = new Set(['i', 'em', 'cite'])

export function styleOf(name: string, attributes: Readonly<Record<string, string>>, profile: Profile): Style {
  const { style = '', href = '' } = attributes
  // Around a whole document one program puts a `b` that is not bold: what the style says counts before the element.
  const weight = /font-weight\s*:\s*([a-z0-9]+)/i.exec(style)?.[1]?.toLowerCase()
  const slant = /font-style\s*:\s*([a-z]+)/i.exec(style)?.[1]?.toLowerCase()
  const link = name === 'a' ? linkFrom(href, profile) : undefined
  return {
    ...(BOLD.has(name) && { bold: true }),
    ...(ITALIC.has(name) && { italic: true }),
    ...(weight && { bold: weight === 'bold' || weight === 'bolder' || Number(weight) >= 600 }),
    ...(slant && { italic: slant === 'italic' || slant === 'oblique' }),
    ...(link && { link }),
    ...(attributes['data-color'] && { color: attributes['data-color'] }),
    ...(attributes['data-highlight'] && { highlight: attributes['data-highlight'] }),
  }
}

/** The marks that a profile has, in the order in which its documents name them. */
export function marksOf(style: Style, { marks }: Profile): Mark[] {
  const color = COLORS.find((one) => one === style.color)
  const highlight = HIGHLIGHTS.find((one) => one === style.highlight)
  const all: Mark[] = [
    ...(color ? [{ type: 'color' as const, attrs: { color } }] : []),
    ...(highlight ? [{ type: 'highlight' as const, attrs: { color: highlight } }] : []),
    ...(style.italic ? [{ type: 'italic' as const }] : []),
    ...(style.bold ? [{ type: 'bold' as const }] : []),
    ...(style.link ? [{ type: 'link' as const, attrs: { href: style.link } }] : []),
  ]
  return all.filter(({ type }) => marks.includes(type))
}
