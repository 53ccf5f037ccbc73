import type { Db } from '#platform/server/db/database.ts'
import type { FindPage } from '#platform/server/pages/find-page.ts'
import type { Finding } from '../contract/checks.ts'
import { type Placed, valuesOf } from '../contract/blocks/walk.ts'
import type { Content } from '../contract/content.ts'
import { findCallBySlug } from '#features/calls/server/index.ts'
import { formBySlug } from '#features/forms/server/index.ts'
import type { Block } from '../contract/blocks/definitions.ts'
import { findPublic } from './publications.queries.ts'

const OWN_PAGE = /^\/page\/([a-z0-9-]{1,120})\/?$/

type Link = {
  block: string
  path: string
  /** As it was typed, and how it is looked up: those to our own pages as paths, without what follows. */
  href: string
  address: string
}

/** Links of blocks and of the words in them. */
export function linksIn({ content }: Content, publicUrl: string): Link[] {
  return content.flatMap((block) =>
    valuesOf(block).flatMap((value) =>
      addressesOf(value).map((href) => {
        const own = href.startsWith(`${publicUrl}/`) ? href.slice(publicUrl.length) : href
        return { block: block.props.id, path: value.path, href: own, address: own.replace(/[?#].*$/, '') }
      }),
    ),
  )
}

function addressesOf({ field, value }: Placed): string[] {
  if (field.kind === 'link') return value === '' ? [] : [value as string]
  return field.kind === 'rich' || field.kind === 'html' ? hrefsIn(value) : []
}

/** The addresses of all links within a text, whatever they stand in. */
function hrefsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  const { type, attrs } = part as { type?: unknown; attrs?: { href?: unknown } }
  const own = type === 'link' && typeof attrs?.href === 'string' ? [attrs.href] : []
  return [...own, ...Object.values(part).flatMap(hrefsIn)]
}

type Looking = { publicUrl: string; findPage: FindPage }

/** Paths of ours to which a page links and where visitors find nothing; pages of the builder are told apart by `deadLinks()`. */
export async function deadPaths(content: Content, { publicUrl, findPage }: Looking): Promise<Set<string>> {
  const paths = linksIn(content, publicUrl).flatMap(({ address }) =>
    address.startsWith('/') && !OWN_PAGE.test(address) ? [address] : [],
  )
  const dead = new Set<string>()
  // One after the other: each is drawn as for a visitor, and visitors come first.
  for (const path of new Set(paths)) if (!(await findPage(path))) dead.add(path)
  return dead
}

type Site = { publicUrl: string; dead: ReadonlySet<string> }

/** Links to pages of ours that visitors would not find, and calls and forms that are not public. */
export async function deadLinks(db: Db, content: Content, { publicUrl, dead }: Site): Promise<Finding[]> {
  const findings = await Promise.all(
    linksIn(content, publicUrl).map(async ({ address, block, path }) => {
      const slug = OWN_PAGE.exec(address)?.[1]
      const isDead = slug === undefined ? dead.has(address) : !(await findPublic(db, slug))
      return isDead ? [{ kind: 'linkGone' as const, block, path }] : []
    }),
  )
  return [...findings.flat(), ...(await goneThings(db, content.content))]
}

/** Calls and forms that visitors would not find. */
async function goneThings(db: Db, content: readonly Block[]): Promise<Finding[]> {
  const things = content.flatMap((block) =>
    valuesOf(block).flatMap(({ field: { kind }, path, value }) =>
      (kind === 'call' || kind === 'form') && value !== ''
        ? [{ block: block.props.id, path, kind, slug: String(value) }]
        : [],
    ),
  )
  const gone = await Promise.all(
    things.map(async ({ kind, slug, ...place }): Promise<Finding[]> => {
      const isThere = kind === 'call' ? await findCallBySlug(db, slug) : (await formBySlug(db, slug))?.asked
      return isThere ? [] : [{ kind: `${kind}Gone`, ...place }]
    }),
  )
  return gone.flat()
}
