import type { Db } from '#platform/server/db/database.ts'
import type { Finding } from '../contract/checks.ts'
import { valuesOf } from '../contract/blocks/walk.ts'
import type { Content } from '../contract/content.ts'
import { callBySlug } from '#features/calls/server/index.ts'
import { selectPublic } from './publications.queries.ts'

const OWN_PAGE = /^\/page\/([a-z0-9-]{1,120})(?:[?#].*)?$/
/** Pages of the code, which are always there. */
const ALWAYS = new Set(['faq', 'kontakt'])

/** Links to pages of ours that visitors would not find, and calls that are not public. */
export async function deadLinks(db: Db, { content }: Content): Promise<Finding[]> {
  const links = content.flatMap((block) =>
    valuesOf(block).flatMap(({ field, path, value }) => {
      const slug = field.kind === 'link' ? OWN_PAGE.exec(String(value))?.[1] : undefined
      return slug === undefined || ALWAYS.has(slug) ? [] : [{ block: block.props.id, path, slug }]
    }),
  )
  const found = await Promise.all(
    links.map(async ({ slug, ...place }) =>
      (await selectPublic(db, slug)) ? [] : [{ kind: 'linkGone' as const, ...place }],
    ),
  )
  const calls = content.flatMap((block) =>
    valuesOf(block).flatMap(({ field, path, value }) =>
      field.kind === 'call' && value !== '' ? [{ block: block.props.id, path, slug: String(value) }] : [],
    ),
  )
  const gone = await Promise.all(
    calls.map(async ({ slug, ...place }) =>
      (await callBySlug(db, slug)) ? [] : [{ kind: 'callGone' as const, ...place }],
    ),
  )
  return [...found.flat(), ...gone.flat()]
}
