import type { Inline, RichText } from '#platform/contract/rich-text/document.ts'
import { LINK, LINK_MAX } from '#platform/contract/rich-text/links.ts'

/** The first part of the address of each kind of thing that a post shows as a card. */
const PLACES = {
  opportunity: 'opportunities',
  call: 'calls',
  article: 'articles',
  project: 'projects',
  organisation: 'organisations',
  mentor: 'mentors',
} as const
export const THING_KINDS = [
  'post',
  'opportunity',
  'call',
  'article',
  'project',
  'organisation',
  'mentor',
] as const
export type ThingKind = (typeof THING_KINDS)[number]

/** A thing of this site: a post by its id, everything else by the last part of its address. */
export type Thing = { kind: ThingKind; name: string }

const NAMED = /^\/([a-z]+)\/([a-z0-9-]{1,120})\/?(?:[?#]\S*)?$/
const POSTED = /^\/feed\/(?:posts\/)?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?(?:[?#]\S*)?$/

/** Returns the thing at a path of this site. */
export function thingAt(path: string): Thing | undefined {
  const [, id] = POSTED.exec(path) ?? []
  if (id !== undefined) return { kind: 'post', name: id }
  const [, place, name] = NAMED.exec(path) ?? []
  const [kind] = Object.entries(PLACES).find(([, each]) => each === place) ?? []
  return kind !== undefined && name !== undefined ? { kind: kind as ThingKind, name } : undefined
}

/** Returns the one path under which a post keeps a thing. */
export function pathOfThing({ kind, name }: Thing): string {
  return kind === 'post' ? `/feed/posts/${name}` : `/${PLACES[kind]}/${name}`
}

/** Returns the link that a post keeps for an address, which may be a whole one of this site or a path of it. */
export function linkFor(address: string, host: string): string | undefined {
  if (address.length > LINK_MAX) return undefined
  const [, named = host, path = ''] = /^(?:https?:\/\/([^/?#\s]+))?(\/\S*)$/.exec(address) ?? []
  if (named.toLowerCase() !== host) return undefined
  const thing = thingAt(path)
  return thing && pathOfThing(thing)
}

/** Returns the link that a post keeps for a page of another site. */
export function outsideLink(address: string, host: string): string | undefined {
  const [, named] = /^https?:\/\/([^/?#\s]+)/.exec(address) ?? []
  if (named === undefined || named.toLowerCase() === host) return undefined
  const link = address.replace(/#.*$/, '')
  return link.length <= LINK_MAX && LINK.test(link) ? link : undefined
}

const WRITTEN = /https?:\/\/[^\s<>"]+/
/** Marks that end a sentence and not an address. */
const ENDING = ".,;:!?)]}'”“»…"

/** Returns the addresses in the words of a post, in their order: those behind words, and those written out. */
export function addressesIn({ content }: RichText): string[] {
  return content.flatMap((block) => {
    switch (block.type) {
      case 'paragraph':
        return addressesOf(block.content)
      case 'bulletList':
      case 'orderedList':
        return block.content.flatMap((item) => item.content.flatMap((line) => addressesOf(line.content)))
      default:
        return []
    }
  })
}

function addressesOf(content: Inline = []): string[] {
  return content.flatMap((part) => {
    if (part.type !== 'text') return []
    const link = part.marks?.find((mark) => mark.type === 'link')
    if (link) return [link.attrs.href]
    const [text] = WRITTEN.exec(part.text) ?? []
    return text === undefined ? [] : [withoutEnding(text)]
  })
}

function withoutEnding(address: string): string {
  let end = address.length
  while (end > 0 && ENDING.includes(address[end - 1] ?? '')) end -= 1
  return address.slice(0, end)
}
