import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { costOf } from '#tests/setup/cost.ts'
import { item, rss } from './feeds.fixture.ts'
import { type FeedItem, readFeed, readFeedText } from './read-feed.ts'
import { readXml } from '#platform/server/outside/read-xml.ts'

const BASE = new URL('https://primjer.ba/oglasi/')
const read = (text: string) => readFeedText(text, BASE)

describe('a feed', () => {
  test('of RSS gives its items as plain text', () => {
    const feed = read(
      rss([
        item({
          id: '7',
          title: 'Kuhar &amp; konobar',
          text: '<p>Tražimo <b>kuhara</b>.</p><ul><li>rok 1.&nbsp;12.</li></ul><script>alert(1)</script><!-- tajna -->',
          link: '/oglas/7?a=1&amp;b=2',
        }),
      ]),
    )
    expect(feed?.title).toBe('Oglasi & pozivi')
    const [only] = feed?.items ?? []
    expect(only?.link).toBe('https://primjer.ba/oglas/7?a=1&b=2')
    expect(only?.text).toMatch(/^Kuhar & konobar\n\nTražimo kuhara\./)
    expect(only?.text).toContain('rok 1.')
    expect(only?.text).not.toMatch(/alert|tajna|<|&nbsp;/)
  })

  test('of RSS takes the whole text where there is also a beginning, and no title of a picture', () => {
    const feed = read(
      rss([
        `<item><guid>x</guid><media:title>slika.jpg</media:title><title>Vozač</title><description>Tražimo...</description>
        <content:encoded>&lt;p&gt;Tražimo vozača kamiona&lt;br/&gt;u Tuzli.&lt;/p&gt;</content:encoded>
        <pubDate>Sat, 21 Nov 2026 10:00:00 +0100</pubDate></item>`,
      ]),
    )
    const [only] = feed?.items ?? []
    expect(only?.text).toBe('Vozač\n\nTražimo vozača kamiona\nu Tuzli.')
    expect(only?.published?.toISOString()).toBe('2026-11-21T09:00:00.000Z')
  })

  test('of RDF and of Atom is read too', () => {
    const rdf = read(`<rdf:RDF xmlns="http://purl.org/rss/1.0/"><channel><title>Stari</title></channel>
      <item rdf:about="https://primjer.ba/1"><title>Poziv za obuku</title><link>https://primjer.ba/1</link></item></rdf:RDF>`)
    expect(rdf?.items).toMatchObject([{ text: 'Poziv za obuku', link: 'https://primjer.ba/1' }])
    const atom =
      read(`<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title type="text">Novi</title>
      <link rel="self" href="https://primjer.ba/atom"/>
      <entry><id>urn:1</id><title type="html">Praksa &amp;amp; rad</title><link rel="enclosure" href="/a.pdf"/><link href="/1"/>
      <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Prvi red</p><p>Drugi &gt; red</p></div></content>
      <updated>2026-11-20T08:00:00Z</updated></entry></feed>`)
    expect(atom).toMatchObject({
      title: 'Novi',
      items: [{ text: 'Praksa & rad\n\nPrvi red\n\nDrugi > red', link: 'https://primjer.ba/1' }],
    })
  })

  test('of JSON is read, numbers as ids included', () => {
    const feed = read(
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'JSON',
        items: [
          { id: 5, title: 'Stipendija', content_html: '<p>Za studente</p>', url: 'https://primjer.ba/5' },
          { id: 'b', content_text: 'Samo tekst', url: 'javascript:alert(1)' },
          'smeće',
          null,
          { id: 'c' },
        ],
      }),
    )
    expect(feed?.items).toMatchObject([
      { text: 'Stipendija\n\nZa studente', link: 'https://primjer.ba/5' },
      { text: 'Samo tekst', link: null },
    ])
    expect(read('{"version":"1"}')).toBeUndefined()
    expect(read('{')).toBeUndefined()
  })

  test('knows an item by its id, and without one by its page or its text', () => {
    const key = (text: string) => read(rss([text]))?.items[0]?.key
    const one = '<item><guid>a</guid><title>Kuhar</title></item>'
    expect(key(one)).toBe(key('<item><guid>a</guid><title>Kuhar (dopuna)</title></item>'))
    expect(key(one)).not.toBe(key('<item><guid>b</guid><title>Kuhar</title></item>'))
    const page = '<item><link>/1</link><title>Kuhar</title></item>'
    expect(key(page)).toBe(key('<item><link>https://primjer.ba/1</link><title>Kuhar 2</title></item>'))
    expect(key('<item><title>Kuhar</title></item>')).not.toBe(key('<item><title>Konobar</title></item>'))
  })

  test('is read in the code page that it states', () => {
    const bytes = Buffer.concat([
      Buffer.from('<?xml version="1.0" encoding="windows-1250"?><rss><channel><item><title>Vo'),
      Buffer.from([0x9e, 0x61, 0xe8]),
      Buffer.from('</title></item></channel></rss>'),
    ])
    const given = { type: 'application/xml', base: BASE }
    expect(readFeed(bytes, given)?.items[0]?.text).toBe('Vožač')
    const plain = Buffer.from(rss([item({ id: '1', title: 'Čuvar', text: 'šuma' })]))
    expect(readFeed(plain, { ...given, type: 'text/xml; charset=nepoznato-1' })?.items[0]?.text).toContain(
      'Čuvar',
    )
  })

  test('that is a page, or nothing, is none', () => {
    for (const text of [
      '',
      ' ',
      '<!doctype html><html><body><p>Oglasi</p></body></html>',
      'obični tekst',
      '<rss/>',
    ])
      expect(read(text)).toBeUndefined()
  })
})

describe('a feed that means harm', () => {
  test('declares entities in vain', () => {
    const laughs = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol1 "&lol;&lol;&lol;&lol;&lol;&lol;">
      <!ENTITY lol2 "&lol1;&lol1;&lol1;&lol1;&lol1;&lol1;"><!ENTITY xxe SYSTEM "file:///etc/passwd">]>
      <rss><channel><title>&lol2;</title><item><guid>1</guid><title>Oglas &lol2; &xxe;</title></item></channel></rss>`
    const [only] = read(laughs)?.items ?? []
    expect(only?.text).toBe('Oglas &lol2; &xxe;')
  })

  test.each([
    ['open tags', '<a>'.repeat(600_000)],
    ['open quotes', '<a b="'.repeat(300_000)],
    ['nothing but signs', '<'.repeat(2_000_000)],
    ['open comments', '<!--'.repeat(500_000)],
    ['open sections', '<![CDATA['.repeat(200_000)],
    ['declarations', '<![['.repeat(500_000)],
    ['entities', `<rss><channel><title>${'&'.repeat(1_900_000)}</title></channel></rss>`],
    ['spaces in a tag', `<rss ${' '.repeat(1_900_000)}`],
    ['attributes', `<rss ${'a="1" '.repeat(300_000)}>`],
    ['closing tags', '</a>'.repeat(500_000)],
    [
      'open scripts in every item',
      rss(
        Array.from({ length: 90 }, (_, n) =>
          item({ id: String(n), title: 'a', text: '<script>'.repeat(2500) }),
        ),
      ),
    ],
    ['deep JSON', '{"version":"https://jsonfeed.org/version/1","items":'.concat('['.repeat(900_000))],
  ])('%s without keeping anybody waiting', (_, text) => {
    expect(costOf(() => read(text))).toBeLessThan(1500)
  })

  test('leaves no half characters and no signs that cannot be kept', () => {
    const feed = read(
      rss(['<item><guid>1</guid><title>Ku\u0000har \ud800 &#xd800;&#0;</title></item>'], 'a\u0000\udc00'),
    )
    for (const text of [feed?.title ?? '', feed?.items[0]?.text ?? '']) expect(text.isWellFormed()).toBe(true)
    expect(feed?.title).not.toContain('\u0000')
  })
})

describe('the reader of feeds', () => {
  const bits = fc.constantFrom(
    ...'<rss> <channel> </channel> <item> </item> <feed> <entry> <title> </title> <content type="xhtml"> <link href="x"/> <![CDATA[ ]]> <!-- --> <!DOCTYPE [ ]> &amp; &#1; &x; " \' < > / { } <script> </script> č \ud83d'.split(
      ' ',
    ),
  )

  test('never fails, whatever it is given', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => void read(text)))
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 80 }), (parts) => void read(parts.join(''))),
      { numRuns: 500 },
    )
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.string(), (bytes, type) => {
        readFeed(bytes, { type, base: BASE })
      }),
    )
    fc.assert(
      fc.property(fc.json(), (json) => {
        read(`{"version":"https://jsonfeed.org/version/1","items":${json}}`)
        read(`{"version":"https://jsonfeed.org/version/1","items":[${json}]}`)
      }),
    )
  })

  test('keeps every text that was put into a feed', () => {
    const escape = (text: string) => text.replace(/[<&>]/g, (sign) => `&#${sign.codePointAt(0)};`)
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zčćšžđ ]{3,30}$/u), { maxLength: 10 }), (titles) => {
        const feed = read(
          rss(titles.map((title, n) => item({ id: String(n), title: escape(title), text: '' }))),
        )
        const kept = titles
          .map((title) => title.trim().replace(/\s+/g, ' '))
          .filter((title) => /\p{L}{2}/u.test(title))
        expect(feed?.items.map(({ text }) => text)).toEqual(kept)
      }),
    )
  })

  test('builds what was written, in order', () => {
    const tree = readXml('<a x="1" y=\'2\'>jedan<b/><c>dva &lt; tri</c></a>')
    const [a] = tree.children
    expect(a?.attributes.y).toBe('2')
    expect(a?.children.map(({ name, text }) => [name, text])).toEqual([
      ['b', ''],
      ['c', 'dva < tri'],
    ])
  })
})

describe('a feed as publishers really write it', () => {
  const of = (...items: string[]) => read(rss(items.map((one) => `<item>${one}</item>`)))?.items ?? []

  test('gives every item although all bear one name, and one item for one that stands in it twice', () => {
    const offer = (title: string, id: string, link = '') =>
      `<title>${title}</title><link>${link}</link><guid>${id}</guid><description>Tražimo vas</description>`
    const keysOf = (items: readonly FeedItem[]) => new Set(items.map(({ key }) => key)).size
    for (const id of ['https://primjer.ba/', 'oglasi-2026', 'null', '0']) {
      expect(
        keysOf(of(offer('Pekar', id, '/1'), offer('Stolar', id, '/2'), offer('Zidar', id, '/3'))),
        id,
      ).toBe(3)
      expect(keysOf(of(offer('Pekar', id, '/svi'), offer('Stolar', id, '/svi'))), id).toBe(2)
    }
    expect(keysOf(of(offer('Pekar', 'p7', '/1'), offer('Pekar', 'p7', '/1')))).toBe(1)
    const [first] = of(offer('Pekar', 'N/A', '/1'))
    const [second] = of(offer('Stolar', 'N/A', '/2'))
    expect(first?.key).not.toBe(second?.key)
  })

  test.each([
    ['07.10.2026 08:30', '2026-10-07T06:30:00.000Z'],
    ['7. 10. 2026.', '2026-10-06T22:00:00.000Z'],
    ['Sri, 07 Lis 2026 08:30:00 +0200', '2026-10-07T06:30:00.000Z'],
    ['sreda, 7. oktobar 2026. u 08:30', '2026-10-07T06:30:00.000Z'],
    ['Wed, 7 Oct 26 08:30 GMT', '2026-10-07T08:30:00.000Z'],
    ['2026-10-07 08:30:00', '2026-10-07T06:30:00.000Z'],
    ['danas', undefined],
  ])('published %s is a moment here', (written, moment) => {
    const [only] = of(`<title>Pekar</title><pubDate>${written}</pubDate>`)
    expect(only?.published?.toISOString()).toBe(moment)
  })

  test('says whose an item is and where, in whatever extension it does', () => {
    const [first, second, third, fourth] = of(
      '<title>Pekar</title><wp:company>Pekara Zora</wp:company><wp:location>Travnik</wp:location>',
      '<title>Zidar</title><j:place><j:country>BiH</j:country><j:city>Bihać</j:city></j:place><dc:creator>Gradnja Una&lt;br&gt;Bihać</dc:creator>',
      '<title>Novosti</title><description>Ništa posebno</description><dc:creator>admin</dc:creator>',
      '<title>Poziv</title><dc:creator>Udruženje Most</dc:creator><x:closing-date>12.12.2026</x:closing-date>',
    )
    expect(first).toMatchObject({ organisation: 'Pekara Zora', place: 'Travnik' })
    expect(second).toMatchObject({ organisation: 'Gradnja Una', place: 'Bihać' })
    expect(third).toMatchObject({ organisation: '', place: '', text: 'Novosti\n\nNišta posebno' })
    expect(fourth).toMatchObject({ organisation: 'Udruženje Most' })
    expect(fourth?.text).toContain('Rok za prijavu: 12.12.2026')
    const json = JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      items: [{ id: '1', title: 'Pekar', _posao: { company: { name: 'Pekara Zora' }, city: 'Travnik' } }],
    })
    expect(read(json)?.items[0]).toMatchObject({ organisation: 'Pekara Zora', place: 'Travnik' })
  })

  test('keeps its letters in whichever code page it came, whatever was stated', () => {
    const text =
      '<?xml version="1.0" encoding="PAGE"?><rss><channel><title>Ž</title><item><title>Vožnja po Čapljini</title></item></channel></rss>'
    const latin = Uint8Array.from(
      text.replace('PAGE', 'windows-1250'),
      (sign) => ({ ž: 0x9e, Ž: 0x8e, Č: 0xc8 })[sign] ?? sign.charCodeAt(0),
    )
    const utf = new TextEncoder().encode(text.replace('PAGE', 'windows-1250'))
    const wide = Uint8Array.from(
      text
        .replace('PAGE', 'utf-16')
        .split('')
        .flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
    )
    for (const [name, bytes] of Object.entries({ latin, utf, wide }))
      for (const type of ['text/xml', 'text/xml; charset=iso-8859-1', 'text/xml; charset=utf-8'])
        expect(readFeed(bytes, { type, base: BASE })?.items[0]?.text, `${name} as ${type}`).toBe(
          'Vožnja po Čapljini',
        )
  })
})
