import type { Db } from '#platform/server/db/database.ts'
import type { Finding } from '../contract/checks.ts'
import { valuesOf } from '../contract/blocks/walk.ts'
import type { Content } from '../contract/content.ts'
import { findCallBySlug } from '#features/calls/server/index.ts'
import { formBySlug } from '#features/forms/server/index.ts'
import type { Block } from '../contract/blocks/definitions.ts'
import { findPublic } from './publications.queries.ts'

const OWN_PAGE = /^\/page\/([a-z0-9-]{1,120})(?:[?#].*)?$/

/** Links to pages of ours that visitors would not find, and calls and forms that are not public. */
export async function deadLinks(db: Db, { content }: Content): Promise<Finding[]> {
  const links = content.flatMap((block) =>
    valuesOf(block).flatMap(({ field, path, value }) => {
      const slug = field.kind === 'link' ? OWN_PAGE.exec(String(value))?.[1] : undefined
      return slug === undefined ? [] : [{ block: block.props.id, path, slug }]
    }),
  )
  const findings = await Promise.all(
    links.map(async ({ slug, ...place }) =>
      (await findPublic(db, slug)) ? [] : [{ kind: 'linkGone' as const, ...place }],
    ),
  )
  return [...findings.flat(), ...(await goneThings(db, content))]
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
