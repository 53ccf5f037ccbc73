import {
  type Block,
  CARD_KINDS,
  type CardKind,
  type Footnote,
} from '#platform/contract/rich-text/document.ts'
import { EMBED } from '#platform/contract/rich-text/embeds.ts'
import { cleanLetters } from '#platform/contract/rich-text/letters.ts'
import { ALT_MAX, CAPTION_MAX, FOOTNOTE_MAX } from '#platform/contract/rich-text/part-limits.ts'
import type { Profile } from '#platform/contract/rich-text/profiles.ts'

type Part = Extract<Block, { type: 'figure' | 'embed' | 'card' }> | Footnote

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** A part that was copied from one of our editors; nothing where it is none, or none that the profile has. */
export function partFrom(json: string, { blocks, footnotes }: Profile): Part | undefined {
  const { type, attrs } = parsed(json)
  const text = (name: string, max: number) => cleanLetters(String(attrs[name] ?? '')).slice(0, max)
  const part: Part | undefined =
    type === 'figure' && UUID.test(text('picture', 36))
      ? {
          type,
          attrs: {
            picture: text('picture', 36),
            alt: text('alt', ALT_MAX),
            caption: text('caption', CAPTION_MAX),
          },
        }
      : type === 'embed' && EMBED.test(text('href', 600))
        ? { type, attrs: { href: text('href', 600), title: text('title', CAPTION_MAX) } }
        : type === 'card' && /^[a-z0-9-]{1,120}$/.test(text('slug', 121))
          ? { type, attrs: { kind: kindOf(attrs.kind), slug: text('slug', 120) } }
          : type === 'footnote'
            ? { type, attrs: { text: text('text', FOOTNOTE_MAX) } }
            : undefined
  if (!part) return undefined
  return part.type === 'footnote'
    ? footnotes
      ? part
      : undefined
    : blocks.includes(part.type)
      ? part
      : undefined
}

/** Reads the kind of a card; an unknown one becomes an opportunity, whose card says that it is gone. */
function kindOf(kind: unknown): CardKind {
  return CARD_KINDS.find((one) => one === kind) ?? 'opportunity'
}

function parsed(json: string): { type: unknown; attrs: Record<string, unknown> } {
  try {
    const { type, attrs } = JSON.parse(json) as { type?: unknown; attrs?: Record<string, unknown> }
    return { type, attrs: attrs ?? {} }
  } catch {
    return { type: undefined, attrs: {} }
  }
}
