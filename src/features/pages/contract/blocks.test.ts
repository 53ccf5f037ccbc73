import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Block, BLOCK_TYPES, BLOCKS } from './blocks/definitions.ts'
import { copyOf, newBlock } from './blocks/new-block.ts'
import { block } from './blocks/schema.ts'
import { valuesOf, wordsOf } from './blocks/walk.ts'
import { checkContent, isFault } from './checks.ts'
import { type Content, content, migratedContent, newContent } from './content.ts'
import { pageSlug, RESERVED } from './slug.ts'
import { pageWeight, WEIGHT_LIMIT } from './weight.ts'

let last = 0
const makeId = () => `t${(last += 1)}`
const types = fc.constantFrom(...BLOCK_TYPES)
const title = { bhs: 'Naslov', en: 'Title' }
const kindsOf = (page: Content) => checkContent(page).map(({ kind }) => kind)
const idsOf = ({ props }: Block) => [
  props.id,
  ...('items' in props ? (props.items as { id: string }[]).map(({ id }) => id) : []),
]

describe('a block', () => {
  test('A new block is valid, and a copy has ids of its own', () => {
    fc.assert(
      fc.property(types, (type) => {
        const made = newBlock(type, makeId)
        const copy = copyOf(made, makeId)
        expect(block.safeParse(made).success).toBe(true)
        expect(block.safeParse(copy).success).toBe(true)
        expect(new Set([...idsOf(made), ...idsOf(copy)]).size).toBe(idsOf(made).length * 2)
      }),
    )
  })

  test('with a field that its kind has not, or of a version to come, is refused', () => {
    fc.assert(
      fc.property(types, (type) => {
        const { props } = newBlock(type, makeId)
        expect(block.safeParse({ type, props: { ...props, onclick: 'alert(1)' } }).success).toBe(false)
        const next = { ...props, version: BLOCKS[type].version + 1 }
        expect(block.safeParse({ type, props: next }).success).toBe(false)
      }),
    )
  })

  test('names each of its texts by a place of its own', () => {
    for (const type of BLOCK_TYPES) {
      const paths = [newBlock(type, makeId)].flatMap((made) => [...valuesOf(made), ...wordsOf(made)])
      const places = paths.map(({ path }) => path)
      expect(new Set(places.slice(0, valuesOf(newBlock(type, makeId)).length)).size).toBe(
        valuesOf(newBlock(type, makeId)).length,
      )
    }
  })
})

/** Kept as it was stored on the day of the first release of pages. */
const FIRST_HERO = {
  root: { props: { title, description: { bhs: '', en: '' }, indexed: true, leadsTo: '' } },
  content: [
    {
      type: 'hero',
      props: {
        id: 'b1',
        version: 1,
        title: { bhs: 'Zelene ulice', en: 'Green streets' },
        text: { bhs: '', en: '' },
        buttonText: { bhs: '', en: '' },
        link: '',
      },
    },
  ],
} as unknown as Content

test('a page that was kept with the first hero opens, says the same and can be saved', () => {
  const now = migratedContent(FIRST_HERO)
  expect(content.safeParse(now).success).toBe(true)
  expect(now.content[0]).toMatchObject({
    type: 'hero',
    props: {
      version: 2,
      title: { bhs: 'Zelene ulice', en: 'Green streets' },
      picture: { picture: null, alt: { bhs: '', en: '' } },
    },
  })
  expect(migratedContent(now)).toEqual(now)
  expect(content.safeParse(FIRST_HERO).success).toBe(false)
})

describe('before a page is published, its editor', () => {
  const hero = (given: object) => {
    const made = newBlock('hero', makeId)
    return { ...made, props: { ...made.props, title, ...given } } as Block
  }
  test('A page without required values gets faults that name them', () => {
    expect(kindsOf(newContent({ bhs: ' ', en: '' }))).toEqual(['title', 'noBlocks'])
    expect(kindsOf(newContent(title, [hero({ title: { bhs: '', en: '' } })]))).toEqual(['required'])
    expect(kindsOf(newContent(title, [hero({ link: '/ob' })]))).toEqual(['linkText'])
    expect(kindsOf(newContent(title, [hero({ buttonText: title })]))).toEqual(['linkAddress'])
    expect(kindsOf(newContent(title, [hero({})]))).toEqual([])
  })

  test('A picture without a description is a fault; vague words and a missing language are warnings', () => {
    const picture = { picture: '01900000-0000-7000-8000-000000000000', alt: { bhs: '', en: '' } }
    expect(kindsOf(newContent(title, [hero({ picture })]))).toEqual(['alt'])
    const vague = hero({ link: '/ob', buttonText: { bhs: 'Klikni ovdje', en: 'Find your bank' } })
    const found = checkContent(newContent(title, [vague]))
    expect(found.map(({ kind }) => kind)).toEqual(['vagueLink'])
    expect(found.some(isFault)).toBe(false)
    expect(kindsOf(newContent({ bhs: 'Naslov', en: '' }, [hero({})]))).toEqual(['translation'])
  })

  test('puts in only videos of sites that the product knows', () => {
    const video = (link: string) => {
      const made = newBlock('video', makeId)
      return newContent(title, [{ ...made, props: { ...made.props, title, link } } as Block])
    }
    expect(kindsOf(video('https://youtu.be/dQw4w9WgXcQ'))).toEqual([])
    expect(kindsOf(video('https://youtube.com.zlo.example/watch?v=dQw4w9WgXcQ'))).toEqual(['videoHost'])
  })

  test('A heavy page gets a warning', () => {
    const text = { bhs: 'riječ '.repeat(66), en: '' }
    const blocks = Array.from({ length: 60 }, () => hero({ text }))
    expect(pageWeight(newContent(title, blocks), 0)).toBeLessThan(WEIGHT_LIMIT)
    const pictures = 52 * 1024
    expect(checkContent(newContent(title, [hero({})]), pictures).map(({ kind }) => kind)).toEqual(['heavy'])
    const answers = Array.from({ length: 8 }, () => {
      const made = newBlock('accordion', makeId)
      const items = Array.from({ length: 40 }, () => ({
        id: makeId(),
        question: title,
        answer: { bhs: 'a'.repeat(1200), en: '' },
      }))
      return { ...made, props: { ...made.props, items } } as Block
    })
    expect(kindsOf(newContent(title, answers))).toContain('heavy')
  })
})

test('an address made of a title is none of those that are kept', () => {
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...RESERVED), fc.string({ maxLength: 60 })), (bhs) => {
      expect(RESERVED).not.toContain(pageSlug({ bhs, en: '' }))
      expect(pageSlug({ bhs, en: '' })).toMatch(/^[a-z0-9-]{3,120}$/)
    }),
  )
})
