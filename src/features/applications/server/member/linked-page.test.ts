import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLinkedPage } from './linked-page.ts'

const now = new Date('2026-11-23T10:00:00Z')
const read = (html: string, { type = 'text/html; charset=utf-8', host = 'www.posao-primjer.ba' } = {}) =>
  readLinkedPage({ bytes: new TextEncoder().encode(html), type, host, now })

test('a page with a structured offer gives its title, whose it is and until when, wherever the offer lies', () => {
  const offer = {
    '@type': 'JobPosting',
    title: 'Skladištar/ka',
    hiringOrganization: { '@type': 'Organization', name: 'Drvo d.o.o.' },
    validThrough: '2026-12-04',
    description: '<p>…</p>',
  }
  for (const held of [offer, [{ '@type': 'WebSite' }, offer], { '@graph': [offer] }])
    expect(
      read(`<title>x</title><script type="application/ld+json">${JSON.stringify(held)}</script>`),
    ).toEqual({
      title: 'Skladištar/ka',
      organisation: 'Drvo d.o.o.',
      deadline: '2026-12-04T22:59:00.000Z',
    })
})

test('a page without one gives what it is shared as, else its title without the name of the site', () => {
  expect(
    read(
      '<meta property="og:title" content="Konobar &amp; konobarica"><meta property="og:site_name" content="Posao Primjer"><title>y</title>',
    ),
  ).toEqual({ title: 'Konobar & konobarica', organisation: 'Posao Primjer', deadline: null })
  expect(
    read('<title>Vozač B kategorije | Firma\n </title><meta property="og:site_name" content="Firma">').title,
  ).toBe('Vozač B kategorije')
  expect(read('<p>ništa</p>')).toEqual({ title: '', organisation: 'posao-primjer.ba', deadline: null })
})

test('a page in an older encoding keeps its letters, and a deadline that has passed is none', () => {
  const bytes = Uint8Array.from([...Buffer.from('<title>Mlad'), 0x69, 0xe6, ...Buffer.from('</title>')])
  expect(readLinkedPage({ bytes, type: 'text/html; charset=windows-1250', host: 'a.ba', now }).title).toBe(
    'Mladić',
  )
  const old = '{"@type":"JobPosting","title":"a","validThrough":"2026-01-01T00:00"}'
  expect(read(`<script type="application/ld+json">${old}</script>`).deadline).toBeNull()
})

test('whatever strangers write, something short comes of it, in time', () => {
  const html = fc.array(
    fc.constantFrom(
      '<title>',
      '</title>',
      '<script type="application/ld+json">',
      '</script>',
      '{"@graph":[',
      ' - ',
      '<',
      '>',
      '"',
      ' | ',
      'č',
    ),
    { maxLength: 400 },
  )
  const started = performance.now()
  fc.assert(
    fc.property(html, fc.string(), (parts, host) => {
      const { title, organisation } = read(parts.join(''), { host })
      expect(Math.max(title.length, organisation.length)).toBeLessThanOrEqual(160)
    }),
  )
  read('<title>' + ' - '.repeat(300_000))
  read('<title>' + ' '.repeat(1_000_000))
  expect(performance.now() - started).toBeLessThan(5000)
})
