import { getSchema } from '@tiptap/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { document } from '#platform/contract/rich-text/document.fixture.ts'
import { codeBlocks } from '#platform/contract/rich-text/code-lines.ts'
import { embedFrame, embedFrom, EMBED, EMBED_HOSTS } from '#platform/contract/rich-text/embeds.ts'
import { footnotesOf } from '#platform/contract/rich-text/footnotes.ts'
import { toHtml } from '#platform/contract/rich-text/html.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { PUBLICATION } from '#platform/contract/rich-text/profiles.ts'
import { richTextSchema } from '#platform/contract/rich-text/schema.ts'
import { extensionsOf } from './extensions.ts'
import { documentFromEditor } from './document-from-editor.ts'

const editor = getSchema(extensionsOf(PUBLICATION))
const server = richTextSchema(PUBLICATION)

describe('An article', () => {
  test('A document keeps each word, part and footnote through the editor and the store', () => {
    fc.assert(
      fc.property(document, (given) => {
        const node = editor.nodeFromJSON(given)
        node.check()
        const stored = server.parse(documentFromEditor(node.toJSON()))
        expect(plainText(stored)).toBe(plainText(server.parse(given)))
        expect(stored.content.map(({ type }) => type)).toEqual(given.content.map(({ type }) => type))
        expect(footnotesOf(stored)).toEqual(footnotesOf(server.parse(given)))
        // Other readers get as many footnotes as there are references.
        const html = toHtml(stored)
        expect(html.match(/<sup>/g)?.length ?? 0).toBe(footnotesOf(stored).length)
      }),
      { numRuns: 200 },
    )
  })

  test.each([
    ['a table of uneven rows', { type: 'table', content: [row(2), row(1)] }],
    [
      'a picture by an address',
      { type: 'figure', attrs: { picture: 'https://x.ba/a.png', alt: '', caption: '' } },
    ],
    ['a frame of any site', { type: 'embed', attrs: { href: 'https://evil.example/', title: '' } }],
    ['a tone that is none', { type: 'callout', attrs: { tone: 'harm' }, content: [{ type: 'paragraph' }] }],
    [
      'marks within code',
      { type: 'codeBlock', content: [{ type: 'text', text: 'a', marks: [{ type: 'bold' }] }] },
    ],
    ['a card of anything', { type: 'card', attrs: { kind: 'user', slug: 'a' } }],
  ])('is never stored with %s', (_what, wrong) => {
    expect(server.safeParse({ type: 'doc', content: [wrong] }).success).toBe(false)
  })
})

function row(cells: number) {
  const cell = { type: 'tableCell', content: [{ type: 'paragraph' }] }
  return { type: 'tableRow', content: Array.from({ length: cells }, () => cell) }
}

test('Code keeps its lines and blanks, however long it is', () => {
  const code = Array.from({ length: 450 }, (_, at) => `${'  '.repeat(at % 3)}red ${at}`)
  const blocks = codeBlocks(`\n\n${code.join('\r\n')}\n \n`)
  expect(server.safeParse({ type: 'doc', content: blocks }).success).toBe(true)
  expect(plainText({ type: 'doc', content: blocks })).toBe(code.join('\n'))
  expect(toHtml({ type: 'doc', content: codeBlocks('a <b>\n  c') })).toBe(
    '<pre><code>a &#60;b&#62;<br>  c</code></pre>',
  )
  expect(codeBlocks(' \n\t\n')).toEqual([])
})

test('A video and a map each have a frame, without cookies where their site can do without', () => {
  expect(embedFrame('https://www.youtube.com/watch?v=dQw4w9WgXcQ')).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  )
  expect(embedFrame('https://vimeo.com/1234567')).toBe(
    'https://player.vimeo.com/video/1234567?dnt=1&autoplay=1',
  )
  expect(embedFrame('https://www.openstreetmap.org/?mlat=44.8&mlon=-15.8&zoom=15')).toBe(
    'https://www.openstreetmap.org/export/embed.html?bbox=-15.81099,44.79451,-15.78901,44.80549&layer=mapnik&marker=44.8,-15.8',
  )
})

describe('An address of a video or a map', () => {
  test.each([
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['m.youtube.com/watch?list=1&v=dQw4w9WgXcQ&t=3', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://player.vimeo.com/video/1234567', 'https://vimeo.com/1234567'],
    [
      'https://www.openstreetmap.org/#map=15/44.8169/15.8708',
      'https://www.openstreetmap.org/?mlat=44.8169&mlon=15.8708&zoom=15',
    ],
  ])('%s is kept in one spelling', (typed, kept) => {
    expect(embedFrom(typed)).toBe(kept)
    expect(EMBED.test(kept)).toBe(true)
    expect(EMBED_HOSTS.some((host) => embedFrame(kept).startsWith(`${host}/`))).toBe(true)
  })

  test.each([
    '',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)',
    'https://vimeo.com/x',
  ])('%j is none', (typed) => expect(embedFrom(typed)).toBeUndefined())

  test('Typed input makes a part that the server accepts, or none', () => {
    const typed = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.double({ noNaN: true }), fc.double({ noNaN: true }))
        .map(([lat, lon]) => `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=9/${lat}/${lon}`),
    )
    fc.assert(
      fc.property(typed, (address) => {
        const kept = embedFrom(address)
        expect(kept === undefined || EMBED.test(kept)).toBe(true)
      }),
    )
  })
})
