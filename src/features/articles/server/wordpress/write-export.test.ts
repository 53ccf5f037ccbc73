import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PictureFile } from '#features/library/contract/pictures.ts'
import { largestAddress } from '#features/library/contract/pictures.ts'
import { document } from '#platform/contract/rich-text/document.fixture.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { essence } from '#platform/contract/rich-text/essence.fixture.ts'
import { PUBLICATION } from '#platform/contract/rich-text/profiles.ts'
import { richTextSchema } from '#platform/contract/rich-text/schema.ts'
import { readXml } from '#platform/server/outside/read-xml.ts'
import { type Content, newContent } from '../../contract/content.ts'
import { pictureIds } from '../pictures.service.ts'
import { type Post, readExport } from './read-export.ts'
import { type Exported, writeExport } from './write-export.ts'

const server = richTextSchema(PUBLICATION)
const site = {
  publicUrl: 'https://zamah.ba',
  name: 'Zamah & co',
  topicName: (topic: string) => `Tema <${topic}>`,
}

function exportedOf(content: Content, more: Partial<Exported> = {}): Exported {
  const pictures = pictureIds(content).map(
    (id): PictureFile => ({
      id,
      file: id,
      width: 1280,
      height: 800,
      placeholder: '',
      focal: { x: 50, y: 50 },
      crops: [],
      author: '',
      licence: '',
    }),
  )
  return {
    id: '0198c0de-0000-7000-8000-000000000001',
    slug: 'prva-plata',
    author: 'Amra Đozić',
    state: 'published',
    content,
    liveAt: { bhs: '2026-05-03T08:00:00.000Z', en: null },
    updatedAt: '2026-05-04T08:00:00.000Z',
    now: '2026-06-01T08:00:00.000Z',
    pictures,
    ...more,
  }
}

function again(content: Content): Post {
  const read = readExport(writeExport(exportedOf(content), site))
  expect(read?.posts).toHaveLength(1)
  expect(read?.skipped).toBe(0)
  return read!.posts[0]!
}

/** Pictures have the address that they stand at, in place of the id that each library gives them anew. */
function addressed(body: RichText, addressOf: (id: string) => string): RichText {
  return {
    ...body,
    content: body.content.map((block) =>
      block.type === 'figure'
        ? { ...block, attrs: { ...block.attrs, picture: addressOf(block.attrs.picture) } }
        : block,
    ),
  }
}

type Node = { type: string; text?: string; content?: Node[] }

/** As any reader of markup has it: one blank between words, none at the start of a line, no breaks at the edges. */
function asMarkup<T>(node: T): T
function asMarkup(node: Node): Node {
  if (!node.content) return node
  if (node.type !== 'paragraph' && node.type !== 'heading')
    return { ...node, content: node.content.map((part) => asMarkup(part)) }
  let isAfterBlank = true
  const content = node.content.map((part) => {
    const text = part.text?.replace(/\s+/g, ' ').replace(isAfterBlank ? /^ / : /^$/, '')
    if (text !== '') isAfterBlank = part.type === 'hardBreak' || text?.endsWith(' ') === true
    return { ...part, ...(text !== undefined && { text }) }
  })
  const isEdge = ({ type, text }: Node) => type === 'hardBreak' || text?.trim() === ''
  const from = content.findIndex((part) => !isEdge(part))
  const until = content.findLastIndex((part) => !isEdge(part)) + 1
  return { ...node, content: from < 0 ? [] : content.slice(from, until) }
}

const ourAddress = (id: string) => site.publicUrl + largestAddress({ file: id })
const readAddress = (post: Post) => (id: string) =>
  post.pictures.find((picture) => picture.id === id)?.address ?? ''

const words = fc.stringMatching(/^[a-zčž<&"\]>[]{1,12}$/).map((text) => `a ${text}`)
const bilingual = fc.record({ bhs: words, en: words })

describe('An article that is taken out as a WordPress export', () => {
  test('has lost nothing in either language when it is brought back', () => {
    const parts = fc.record({
      title: bilingual,
      summary: bilingual,
      tags: fc.uniqueArray(words, { maxLength: 3 }),
      bhs: document,
      en: document,
      series: fc.option(fc.record({ title: bilingual, part: fc.integer({ min: 1, max: 99 }) })),
      cover: fc.option(fc.record({ picture: fc.uuid(), alt: bilingual })),
    })
    fc.assert(
      fc.property(parts, ({ title, summary, tags, bhs, en, series, cover }) => {
        const lead = { type: 'paragraph', content: [{ type: 'text', text: 'Uvod.' }] } as const
        const body = {
          bhs: server.parse({ ...bhs, content: [lead, ...bhs.content] }),
          en: server.parse({ ...en, content: [lead, ...en.content] }),
        }
        const post = again({ ...newContent(title), summary, body, tags, topic: 'pay', series, cover })
        expect(post).toMatchObject({
          title,
          summary,
          tags,
          topic: 'pay',
          series,
          date: '2026-05-03T08:00:00.000Z',
        })
        for (const one of ['bhs', 'en'] as const) {
          expect(server.safeParse(post.body[one]).success).toBe(true)
          expect(essence(addressed(post.body[one], readAddress(post)))).toEqual(
            essence(addressed(asMarkup(body[one]), ourAddress)),
          )
        }
        expect(post.cover && readAddress(post)(post.cover.picture)).toEqual(
          cover && ourAddress(cover.picture),
        )
        expect(post.cover?.alt).toEqual(cover?.alt)
        // No address of ours is claimed by the numbers that posts have in the file.
        expect(post.paths).toEqual(['/articles/prva-plata'])
      }),
      { numRuns: 300 },
    )
  })

  test('keeps apart what stands side by side: call-outs, quotations and lists of one kind', () => {
    const paragraph = (text: string) => ({
      type: 'paragraph' as const,
      content: [{ type: 'text' as const, text }],
    })
    const twice = <T>(make: (text: string) => T): T[] => [make('jedan'), make('dva')]
    const bhs: RichText = {
      type: 'doc',
      content: [
        ...twice((text) => ({
          type: 'callout' as const,
          attrs: { tone: 'tip' as const },
          content: [paragraph(text)],
        })),
        ...twice((text) => ({ type: 'blockquote' as const, content: [paragraph(text)] })),
        ...twice((text) => ({
          type: 'bulletList' as const,
          content: [{ type: 'listItem' as const, content: [paragraph(text), paragraph('i dalje')] }],
        })),
      ],
    }
    const content = newContent({ bhs: 'Prva plata', en: '' })
    expect(again({ ...content, body: { ...content.body, bhs } }).body.bhs).toEqual(bhs)
  })

  test('is well-formed XML with any text', () => {
    const text = 'a ]]> b <!-- [caption]x[/caption] [gallery] & </item> ]]]]>'
    const bhs: RichText = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
    const content = newContent({ bhs: text, en: '' })
    const file = writeExport(
      exportedOf({
        ...content,
        summary: { bhs: text, en: '' },
        tags: [text.slice(0, 30)],
        body: { ...content.body, bhs },
      }),
      site,
    )
    const [rss] = readXml(file).children
    expect(rss?.children.map(({ name }) => name)).toEqual(['channel'])
    const [post] = readExport(file)!.posts
    expect(post).toMatchObject({ title: { bhs: text }, summary: { bhs: text }, body: { bhs } })
    // WordPress would take what stands in brackets for a shortcode.
    expect(file).not.toContain('[gallery]</p>')
  })

  test('says of each language whether and since when it is public', () => {
    const content = newContent({ bhs: 'Prva plata', en: 'First pay' })
    const liveAt = { bhs: '2026-05-03T08:00:00.000Z', en: '2026-07-03T08:00:00.000Z' }
    const statusesOf = (more: Partial<Exported>) =>
      Array.from(
        writeExport(exportedOf(content, more), site).matchAll(/<wp:status><!\[CDATA\[(\w+)\]\]>/g),
        ([, status]) => status,
      )
    expect(statusesOf({ liveAt })).toEqual(['publish', 'future'])
    expect(statusesOf({ liveAt: { ...liveAt, en: null } })).toEqual(['publish', 'draft'])
    expect(statusesOf({ state: 'waiting' })).toEqual(['pending', 'pending'])
    for (const state of ['draft', 'returned', 'withdrawn', 'hidden'] as const)
      expect(statusesOf({ state, liveAt })).toEqual(['draft', 'draft'])
    const file = writeExport(exportedOf(content, { liveAt }), site)
    expect(file).toContain('<wp:post_date><![CDATA[2026-05-03 10:00:00]]></wp:post_date>')
    expect(file).toContain('<wp:post_date_gmt><![CDATA[2026-05-03 08:00:00]]></wp:post_date_gmt>')
    expect(file).toContain('<dc:creator><![CDATA[amra-djozic]]></dc:creator>')
    expect(file).toContain('<wp:post_name><![CDATA[prva-plata-en]]></wp:post_name>')
  })
})
