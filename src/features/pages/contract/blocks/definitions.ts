import { TOPICS } from '#features/articles/contract/topics.ts'
import { KINDS } from '#features/opportunities/contract/kinds.ts'
import type { Fields, PropsOf } from './fields.ts'

type Definition = { version: number; fields: Fields }

const TITLE = { kind: 'line', max: 100 } as const
const NAMED = { kind: 'line', max: 100, required: true } as const
const TEXT = { kind: 'lines', max: 400 } as const
const COUNT = { kind: 'number', min: 1, max: 10, first: 4 } as const
const BUTTON = { buttonText: { kind: 'line', max: 40 }, link: { kind: 'link' } } as const

/** Blocks of one page. */
export const BLOCKS_MAX = 60

/** Every block that a page can be made of. A change of its fields is a new version, with a step in `migrations.ts`. */
export const BLOCKS = {
  hero: { version: 2, fields: { title: NAMED, text: TEXT, ...BUTTON, picture: { kind: 'picture' } } },
  text: { version: 1, fields: { title: TITLE, body: { kind: 'rich', required: true } } },
  columns: {
    version: 1,
    fields: {
      title: TITLE,
      items: {
        kind: 'items',
        min: 2,
        max: 3,
        fields: { title: TITLE, body: { kind: 'rich', required: true } },
      },
    },
  },
  cards: {
    version: 1,
    fields: {
      title: TITLE,
      items: {
        kind: 'items',
        min: 1,
        max: 12,
        fields: { title: NAMED, text: TEXT, link: { kind: 'link' } },
      },
    },
  },
  figures: {
    version: 1,
    fields: {
      title: TITLE,
      items: {
        kind: 'items',
        min: 1,
        max: 6,
        fields: { value: { kind: 'line', max: 20, required: true }, label: { ...NAMED, max: 60 } },
      },
    },
  },
  accordion: {
    version: 1,
    fields: {
      title: TITLE,
      items: {
        kind: 'items',
        min: 1,
        max: 40,
        fields: {
          question: { kind: 'line', max: 160, required: true },
          answer: { kind: 'lines', max: 1200, required: true },
        },
      },
    },
  },
  picture: {
    version: 1,
    fields: { picture: { kind: 'picture', required: true }, caption: { kind: 'line', max: 160 } },
  },
  gallery: {
    version: 1,
    fields: {
      title: TITLE,
      items: {
        kind: 'items',
        min: 1,
        max: 12,
        fields: { picture: { kind: 'picture', required: true }, caption: { kind: 'line', max: 160 } },
      },
    },
  },
  quote: {
    version: 1,
    fields: { quote: { kind: 'lines', max: 400, required: true }, name: TITLE, role: TITLE },
  },
  steps: {
    version: 1,
    fields: {
      title: TITLE,
      items: { kind: 'items', min: 1, max: 10, fields: { title: NAMED, text: TEXT } },
    },
  },
  action: {
    version: 1,
    fields: {
      title: NAMED,
      text: TEXT,
      buttonText: { ...BUTTON.buttonText, required: true },
      link: { kind: 'link', required: true },
    },
  },
  opportunities: {
    version: 1,
    fields: { title: NAMED, kind: { kind: 'choice', options: ['all', ...KINDS] }, count: COUNT },
  },
  articles: {
    version: 1,
    fields: { title: NAMED, topic: { kind: 'choice', options: ['all', ...TOPICS] }, count: COUNT },
  },
  form: { version: 1, fields: { title: TITLE, form: { kind: 'form' } } },
  banks: { version: 1, fields: { title: NAMED, text: TEXT } },
  fund: { version: 1, fields: { title: NAMED, call: { kind: 'call' } } },
  votes: { version: 1, fields: { title: NAMED, call: { kind: 'call' }, count: COUNT } },
  countdown: {
    version: 1,
    fields: { title: NAMED, until: { kind: 'moment' }, after: { kind: 'line', max: 160 } },
  },
  video: {
    version: 1,
    fields: { title: NAMED, text: TEXT, link: { kind: 'link', required: true } },
  },
  map: {
    version: 1,
    fields: { title: NAMED, address: { kind: 'lines', max: 200, required: true }, link: { kind: 'link' } },
  },
  people: {
    version: 1,
    fields: {
      title: TITLE,
      items: {
        kind: 'items',
        min: 1,
        max: 24,
        fields: { name: NAMED, role: TITLE, link: { kind: 'link' } },
      },
    },
  },
  partners: {
    version: 1,
    fields: {
      title: TITLE,
      items: { kind: 'items', min: 1, max: 24, fields: { name: NAMED, link: { kind: 'link' } } },
    },
  },
  divider: { version: 1, fields: {} },
  html: { version: 1, fields: { body: { kind: 'html', required: true } } },
} as const satisfies Record<string, Definition>

export type BlockType = keyof typeof BLOCKS
export const BLOCK_TYPES = Object.keys(BLOCKS) as BlockType[]

/** A block as the tree holds it, in the shape of the page-builder library (`type`, `props.id`). */
export type Block<Type extends BlockType = BlockType> = {
  [T in Type]: { type: T; props: { id: string; version: number } & PropsOf<(typeof BLOCKS)[T]['fields']> }
}[Type]

export function fieldsOf(type: BlockType): Fields {
  return BLOCKS[type].fields
}
