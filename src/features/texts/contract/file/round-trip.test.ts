import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '#platform/contract/locale.ts'
import { normaliseLine } from '#platform/contract/rich-text/line.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { documentOf, markupOf } from '../block-markup.ts'
import { FileFault } from './file-fault.ts'
import { type FileText, touched } from './file-text.ts'
import { readJson } from './read-json.ts'
import { readTable } from './read-table.ts'
import { readXliff } from './read-xliff.ts'
import { versionOf } from './text-version.ts'
import { writeXliff, type XliffUnit } from './xliff.ts'
import { faultsIn } from './xliff-rules.fixture.ts'
import { readXml } from './xml.ts'

const sign = fc.constantFrom(
  'a',
  'č',
  'Š',
  '🌉',
  ' ',
  '\n',
  '\r',
  '\u00a0',
  '<',
  '>',
  '&',
  '"',
  "'",
  ']]>',
  '{n}',
  '\u0001',
  '\ufffe',
  '\ud800',
  '=',
  '&amp;',
  '<cp hex="0001"/>',
)
const words = fc.array(sign, { minLength: 1, maxLength: 12 }).map((signs) => signs.join(''))
const key = fc.stringMatching(/^[a-z]{1,4}(\.[a-z]{1,3}){0,2}\/?$/)
const units = fc.uniqueArray(
  fc.record({
    catalogue: fc.constantFrom('calls', 'calls.received', 'blocks'),
    key,
    source: words,
    target: words,
  }),
  { selector: ({ catalogue, key: own }) => `${catalogue}:${own}`, minLength: 1, maxLength: 8 },
)

function unitOf({
  catalogue,
  key: own,
  source,
  target,
}: {
  catalogue: string
  key: string
  source: string
  target: string
}): XliffUnit {
  return {
    id: `${catalogue}:${own}`,
    source,
    target,
    version: versionOf(target),
    state: 'translated',
    notes: [{ category: 'length', text: source }],
  }
}

describe('A file of translators', () => {
  test('that nobody has touched changes nothing, whatever the texts are (XLIFF)', () => {
    fc.assert(
      fc.property(units, fc.constantFrom(...LOCALES), (given, into) => {
        const all = given.map(unitOf)
        const read = readXliff(writeXliff(all, into))
        const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
        expect(read.map(({ id, text, locale }) => ({ id, text, locale })).toSorted(byId)).toEqual(
          all.map(({ id, target }) => ({ id, text: target, locale: into })).toSorted(byId),
        )
        expect(touched(read)).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  test('an exported XLIFF file follows the structure of the XLIFF 2.0 core schema, whatever the texts are', () => {
    fc.assert(
      fc.property(units, fc.constantFrom(...LOCALES), (given, into) => {
        const root = readXml(writeXliff(given.map(unitOf), into))
        expect(faultsIn(root)).toEqual([])
        expect(root.attributes).toMatchObject({
          srcLang: into === 'en' ? 'bs' : 'en-GB',
          trgLang: into === 'en' ? 'en-GB' : 'bs',
          'xml:space': 'preserve',
        })
      }),
      { numRuns: 200 },
    )
  })

  test.each([
    ['a unit without an id', ['<unit id="a"', '<unit']],
    ['two units of one id', ['<unit id="b"', '<unit id="a"']],
    ['a target before its source', ['<segment state="translated">', '<segment state="translated"><target/>']],
    ['an attribute that is not of the standard', ['<file id', '<file lang="en" id']],
    ['a state of another version', ['state="translated"', 'state="needs-review"']],
    ['markup in a note', ['<note category="length">', '<note category="length"><cp hex="0001"/>']],
    ['words between units', ['</unit>', '</unit>words']],
    ['a language that is none', ['srcLang="bs"', 'srcLang="Bosnian"']],
    ['no namespace', [' xmlns="urn:oasis:names:tc:xliff:document:2.0"', '']],
    ['notes after the segment', ['</unit>', '<notes><note>x</note></notes></unit>']],
  ])('is refused by the rules of the standard with %s', (_, [from, to]) => {
    const given = ['a', 'b'].map((one) => unitOf({ catalogue: 'calls', key: one, source: one, target: one }))
    const whole = writeXliff(given, 'en')
    expect(faultsIn(readXml(whole))).toEqual([])
    expect(whole).toContain(from)
    expect(faultsIn(readXml(whole.replace(from!, to!)))).not.toEqual([])
  })

  test('may come from a tool that parts sentences, marks words and puts units into groups', () => {
    const source = `<?xml version="1.0"?><!-- tool -->
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="bs" trgLang="en">
        <file id="calls"><group id="g"><unit id="a.b">
          <segment><source>Prva.</source><target>First.</target></segment>
          <ignorable><source> </source></ignorable>
          <segment><source>Druga.</source><target><mrk id="m">Sec</mrk>ond<![CDATA[ & ]]>&#x21;</target></segment>
        </unit></group><unit id="c"><segment><source>Ha</source></segment></unit></file></xliff>`
    expect(readXliff(source)).toEqual([
      { id: 'calls:a.b', locale: 'en', text: 'First. Second & !', base: null },
    ])
  })

  const xliff = (inside: string, root = 'version="2.0" srcLang="bs" trgLang="en"') =>
    `<xliff ${root}>${inside}</xliff>`
  test.each([
    ['is cut off', '<xliff version="2.0" trgLang="en"><file id="a">', 'broken', '1'],
    ['has marks that cross', '<xliff>\n<file></xliff></file>', 'broken', '2'],
    ['brings its own entities', '<!DOCTYPE x [<!ENTITY a "b">]><xliff/>', 'broken', '1'],
    ['names an entity that nobody knows', xliff('<file id="a">&nbsp;</file>'), 'broken', '1'],
    ['is another document', '<html></html>', 'notXliff', ''],
    ['is of an older standard', xliff('', 'version="1.2"'), 'xliffVersion', '1.2'],
    ['translates into another language', xliff('', 'version="2.0" trgLang="de"'), 'language', 'de'],
    [
      'holds marks that our texts do not have',
      xliff(
        '<file id="a"><unit id="b"><segment><source/><target><ph id="1"/></target></segment></unit></file>',
      ),
      'inline',
      'ph',
    ],
  ])('is refused where it %s', (_what, source, code, what) => {
    expect(() => readXliff(source)).toThrow(expect.objectContaining({ code, what }))
    expect(() => readXliff(source)).toThrow(FileFault)
  })

  test('as JSON says the same, and anything else is refused', () => {
    const texts = [
      { id: 'calls:a', bhs: 'Ha', en: 'Hm', version: { bhs: versionOf('Ha'), en: versionOf('Hm') }, max: 3 },
    ]
    const read = readJson(JSON.stringify({ texts }))
    expect(read).toHaveLength(2)
    expect(touched(read)).toEqual([])
    for (const source of ['', '[]', '{"texts":{}}', '{"texts":[{"id":1}]}', '{"texts":[{"id":"a","bhs":7}]}'])
      expect(() => readJson(source)).toThrow(expect.objectContaining({ code: 'json' }))
  })
})

describe('A table of texts', () => {
  const row = (id: string, text: string): [string, FileText] => [id, { id, locale: 'bhs', text, base: null }]
  test('is known by its heads, in whatever order and language; empty cells change nothing', () => {
    const read = readTable([
      ['Zamah'],
      [],
      ['ENG', 'Key', 'bhs', 'Bilješka'],
      ['Hm', ' a:b ', 'Ha', 'x'],
      ['', 'a:c', 'Hu'],
      ['x', '', 'y'],
    ])
    expect(read).toEqual([
      row('a:b', 'Ha')[1],
      { id: 'a:b', locale: 'en', text: 'Hm', base: null },
      row('a:c', 'Hu')[1],
    ])
  })

  test('gives back what looked like a formula, and what really began with a quotation mark', () => {
    const own = "'= ovo"
    const rows = [
      ['Ključ', 'BHS', 'Oznaka (ne mijenjaj)'],
      ['a:b', "'=1", ''],
      ['a:c', own, versionOf(own)],
      ['a:d', "'tekst", ''],
    ]
    expect(readTable(rows).map(({ text }) => text)).toEqual(['=1', own, "'tekst"])
  })

  test.each([
    [[]],
    [
      [
        ['Naslov', 'Tekst'],
        ['a', 'b'],
      ],
    ],
    [
      [
        ['Ključ', 'Napomena'],
        ['a', 'b'],
      ],
    ],
  ])('that has other columns is refused', (rows) => {
    expect(() => readTable(rows)).toThrow(expect.objectContaining({ code: 'columns' }))
  })
})

test('a text of a page says the same after its way through a file, with all its marks', () => {
  const mark = fc.constantFrom(
    { type: 'bold' as const },
    { type: 'italic' as const },
    { type: 'link' as const, attrs: { href: '/ob?a="b"&c' } },
    { type: 'color' as const, attrs: { color: 'river' as const } },
    { type: 'highlight' as const, attrs: { color: 'sun' as const } },
  )
  const part = fc.oneof(
    fc.record({
      type: fc.constant('text' as const),
      text: fc.string({
        unit: fc.constantFrom('a', 'č', '<b>', '&lt;', '"', ' ', '<br>'),
        minLength: 1,
        maxLength: 4,
      }),
      marks: fc.uniqueArray(mark, { selector: ({ type }) => type, maxLength: 3 }),
    }),
    fc.constant({ type: 'hardBreak' as const }),
  )
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (content) => {
      const document = normaliseLine({ type: 'doc', content: [{ type: 'paragraph', content }] } as RichText)
      expect(documentOf(markupOf(document))).toEqual(document)
    }),
    { numRuns: 200 },
  )
  for (const wrong of [
    '<b>',
    '</b>',
    '<b></i>',
    '<u>a</u>',
    '<a>a</a>',
    '<color is="pink">a</color>',
    '<b is="x">a</b>',
    'a < b',
  ])
    expect(documentOf(wrong)).toBeUndefined()
})

test('pictures below a text of a page come back from a file as they were, with what is said of them', () => {
  const phrase = fc.string({
    unit: fc.constantFrom('a', 'č', '<br', '&lt;', '"', ' ', '</picture>'),
    maxLength: 4,
  })
  const figure = fc.record({
    type: fc.constant('figure' as const),
    attrs: fc.record({ picture: fc.uuid(), alt: phrase, caption: phrase }),
  })
  fc.assert(
    fc.property(phrase, fc.array(figure, { maxLength: 3 }), (text, figures) => {
      const line = normaliseLine({
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: `a${text}` }] }],
      })
      const document: RichText = { ...line, content: [...line.content, ...figures] }
      expect(documentOf(markupOf(document))).toEqual(document)
    }),
    { numRuns: 200 },
  )
  expect(documentOf('a\n<picture id="1">b</picture>')).toBeUndefined()
})
