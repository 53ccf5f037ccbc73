import * as z from 'zod/mini'
import { bilingual } from '#platform/contract/bilingual-schemas.ts'
import { LINK_MAX, PAGE_LINK } from '#platform/contract/rich-text/links.ts'
import { PAGE } from '#platform/contract/rich-text/profiles.ts'
import { richTextSchema } from '#platform/contract/rich-text/schema.ts'
import { ALT_MAX } from '#platform/contract/rich-text/part-limits.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { type Block, BLOCK_TYPES, BLOCKS, type BlockType, fieldsOf } from './definitions.ts'
import type { Field, Fields } from './fields.ts'

/** Names a block or an item within its page; made on the device. */
const localId = z.string().check(z.regex(/^[\w-]{1,40}$/))
export const link = z
  .string()
  .check(z.maxLength(LINK_MAX), z.regex(new RegExp(`^(?:|${PAGE_LINK.source.slice(1, -1)})$`)))

const picture = z.strictObject({ picture: z.nullable(uuid), alt: bilingual(ALT_MAX) })
/** Empty until one is chosen. */
const thingSlug = z.string().check(z.regex(/^[a-z0-9-]{0,120}$/))

const text = richTextSchema(PAGE)
const rich = z.strictObject({ bhs: text, en: text })

function schemaOf(field: Field): z.ZodMiniType {
  switch (field.kind) {
    case 'line':
    case 'lines':
      return bilingual(field.max)
    case 'rich':
    case 'html':
      return rich
    case 'link':
      return link
    case 'choice':
      return z.enum(field.options)
    case 'number':
      return z.int().check(z.gte(field.min), z.lte(field.max))
    case 'moment':
      return z.nullable(isoDateTime)
    case 'picture':
      return picture
    case 'call':
    case 'form':
      return thingSlug
    case 'items':
      return z
        .array(z.strictObject({ id: localId, ...schemasOf(field.fields) }))
        .check(z.minLength(field.min), z.maxLength(field.max))
  }
}

function schemasOf(fields: Fields): Record<string, z.ZodMiniType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]))
}

function blockSchema(type: BlockType) {
  return z.strictObject({
    type: z.literal(type),
    props: z.strictObject({
      id: localId,
      version: z.literal(BLOCKS[type].version),
      ...schemasOf(fieldsOf(type)),
    }),
  })
}

const [first, ...others] = BLOCK_TYPES.map(blockSchema)
/** Strict, so that whatever else an editor or a stranger sends is refused. */
export const block = z.union([first!, ...others]) as unknown as z.ZodMiniType<Block, Block>
