import type { Bilingual } from '#platform/contract/bilingual.ts'
import { fromPlainText } from '#platform/contract/rich-text/plain-text.ts'
import { type Block, type BLOCKS, type BlockType, fieldsOf } from '../../contract/blocks/definitions.ts'
import type { BilingualRich, PropsOf } from '../../contract/blocks/fields.ts'
import { type IdMaker, newBlock, newItem } from '../../contract/blocks/new-block.ts'

export type DemoPage = {
  title: Bilingual
  description: Bilingual
  blocks: (add: Adder) => Block[]
  /** Never published, a model for others, or over. */
  state?: 'draft' | 'template' | 'ended'
}

type Props<Type extends BlockType> = PropsOf<(typeof BLOCKS)[Type]['fields']>
type Values<Type extends BlockType> = {
  [Name in keyof Props<Type>]?: Props<Type>[Name] extends (infer Item)[]
    ? Partial<Omit<Item, 'id'>>[]
    : Props<Type>[Name]
}
export type Adder = <Type extends BlockType>(type: Type, values?: Values<Type>) => Block

export const both = (bhs: string, en: string): Bilingual => ({ bhs, en })
export const rich = (bhs: string, en: string): BilingualRich => ({
  bhs: fromPlainText(bhs),
  en: fromPlainText(en),
})

/** Makes the blocks of one page, whatever is not said being empty. */
export function adder(makeId: IdMaker): Adder {
  return (type, values = {}) => {
    const { props } = newBlock(type, makeId)
    const fieldValues = Object.entries(values).map(([name, value]): [string, unknown] => {
      const field = fieldsOf(type)[name]
      if (field?.kind !== 'items') return [name, value]
      const items = value as object[]
      return [name, items.map((item) => ({ ...newItem(field.fields, makeId), ...item }))]
    })
    return { type, props: { ...props, ...Object.fromEntries(fieldValues) } } as unknown as Block
  }
}
