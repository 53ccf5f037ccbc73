import * as z from 'zod/mini'
import { bilingual } from '#platform/contract/bilingual-schemas.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import { type Block, BLOCKS_MAX } from './blocks/definitions.ts'
import { migratedBlock } from './blocks/migrations.ts'
import { block, link } from './blocks/schema.ts'

export const TITLE_MAX = 100
export const DESCRIPTION_MAX = 200

const page = z.strictObject({
  title: bilingual(TITLE_MAX),
  /** The description for search engines and shared links. */
  description: bilingual(DESCRIPTION_MAX),
  /** Whether search engines may show it. */
  indexed: z.boolean(),
  /** The address that an expired page redirects to; empty when it shows a notice. */
  leadsTo: link,
})

/** A page as it is written: a tree in the shape of the page-builder library, with both languages in it. */
export const content = z.strictObject({
  root: z.strictObject({ props: page }),
  content: z.array(block).check(z.maxLength(BLOCKS_MAX)),
})
export type Content = z.output<typeof content>
export type PageProps = Content['root']['props']

export function newContent(title: Bilingual, blocks: Block[] = []): Content {
  return {
    root: { props: { title, description: { bhs: '', en: '' }, indexed: true, leadsTo: '' } },
    content: blocks,
  }
}

/** A page that was kept before a block got its present fields. */
export function migratedContent(stored: Content): Content {
  return { ...stored, content: stored.content.map((one) => migratedBlock(one) as unknown as Block) }
}
