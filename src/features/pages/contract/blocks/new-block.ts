import { NO_TEXT } from '#platform/contract/bilingual.ts'
import { NO_RICH_TEXT } from '#platform/contract/rich-text/document.ts'
import { type Block, BLOCKS, type BlockType, fieldsOf } from './definitions.ts'
import type { Field, Fields, Item, Value } from './fields.ts'

/** Gives an id that is its own within any page. */
export type IdMaker = () => string

export function newBlock(type: BlockType, makeId: IdMaker): Block {
  const { version } = BLOCKS[type]
  return { type, props: { id: makeId(), version, ...emptyOf(fieldsOf(type), makeId) } } as unknown as Block
}

export function newItem(fields: Fields, makeId: IdMaker): Item {
  return { id: makeId(), ...emptyOf(fields, makeId) }
}

/** The same block once more, under ids of its own. */
export function copyOf(block: Block, makeId: IdMaker): Block {
  const props = Object.entries(block.props).map(([name, value]): [string, unknown] => [
    name,
    name === 'id'
      ? makeId()
      : Array.isArray(value)
        ? value.map((item: object) => ({ ...item, id: makeId() }))
        : value,
  ])
  return { type: block.type, props: Object.fromEntries(props) } as unknown as Block
}

function emptyOf(fields: Fields, makeId: IdMaker): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field, makeId)]))
}

function emptyValue(field: Field, makeId: IdMaker): Value {
  switch (field.kind) {
    case 'line':
    case 'lines':
      return NO_TEXT
    case 'rich':
    case 'html':
      return { bhs: NO_RICH_TEXT, en: NO_RICH_TEXT }
    case 'choice':
      return field.options[0]
    case 'number':
      return field.first
    case 'moment':
      return null
    case 'picture':
      return { picture: null, alt: NO_TEXT }
    case 'link':
    case 'call':
    case 'form':
      return ''
    case 'items':
      return Array.from({ length: field.min }, () => newItem(field.fields, makeId))
  }
}
