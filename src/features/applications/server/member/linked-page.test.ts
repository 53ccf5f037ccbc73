import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readLinkedPage } from './linked-page.ts'
import { startProcessorTime } from '#tests/setup/processor-time.ts'

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
      closedAt: null,
    })
})

describe('a structured offer is read as pages have it', () => {
  const offer =
    '{"@type":"JobPosting","title":"Stolar","validThrough":"2026-12-10","hiringOrganization":{"name":"Pilana Javor"}}'
  const holding = (script: string, type = 'application/ld+json') =>
    read(`<script type="${type}">${script}</script>`)
  const right = {
    title: 'Stolar',
    organisation: 'Pilana Javor',
    deadline: '2026-12-10T22:59:00.000Z',
    closedAt: null,
  }
  const inText = (description: string) => offer.replace('"title"', `"description":"${description}","title"`)

  test.each([
    ['with line breaks and tabs in its texts', inText('<p>prvi\nred</p>\r\n\tdrugi')],
    ['with an escape that JSON has not', inText("Pilana \\'Javor\\' traži")],
    ['with commas too many', offer.replaceAll('}', ',}').replace(',}', ' , \n}')],
    ['in CDATA', `//<![CDATA[\n${offer}\n//]]>`],
    ['in CDATA within a comment', `/* <![CDATA[ */ ${offer} /* ]]> */`],
    ['in a comment of the page', `<!--\n${offer}\n-->`],
    ['with comments and a semicolon', `/* oglas */ ${offer.replace('"title"', '// naslov\n"title"')};`],
    ['with its type as an address', offer.replace('JobPosting', 'https://schema.org/JobPosting')],
    ['with several types', offer.replace('"JobPosting"', '["Thing","schema:JobPosting"]')],
    ['with quotes as letters', offer.replaceAll('"', '&quot;')],
    ['deep in a list', `[{"@graph":[{"@type":"ItemList","itemListElement":[{"item":${offer}}]}]}]`],
    [
      'that refers to its organisation',
      `{"@graph":[{"@id":"#f","@type":"Organization","name":"Pilana Javor"},${offer.replace('{"name":"Pilana Javor"}', '{"@id":"#f"}')}]}`,
    ],
  ])('%s', (_, script) => {
    expect(holding(script)).toEqual(right)
    expect(holding(script, 'application/ld+json; charset=utf-8')).toEqual(right)
  })

  test.each([
    ['2026-12-10T12:30', '2026-12-10T11:30:00.000Z'],
    ['2026-12-10T12:30:00+0100', '2026-12-10T11:30:00.000Z'],
    ['10.12.2026', '2026-12-10T22:59:00.000Z'],
    ['03.01.2027.', '2027-01-03T22:59:00.000Z'],
    ['10. prosinca 2026', '2026-12-10T22:59:00.000Z'],
    ['2099-12-31', null],
    ['uskoro', null],
  ])('until %s, as a clock in Sarajevo shows it', (until, deadline) => {
    expect(holding(offer.replace('2026-12-10', until))).toMatchObject({ deadline, closedAt: null })
  })

  test('and says so where it has ended', () => {
    expect(holding(offer.replace('2026-12-10', '2026-11-02'))).toMatchObject({
      deadline: null,
      closedAt: '2026-11-02T22:59:00.000Z',
    })
  })

  test('with its letters, however often they were written as signs', () => {
    expect(holding(offer.replace('Stolar', 'Stolar &amp; tesar &#8211; Vare&amp;scaron;')).title).toBe(
      'Stolar & tesar – Vareš',
    )
  })
})

test('a page without one gives what it is shared as, else its title without the name of the site', () => {
  expect(
    read(
      '<meta property="og:title" content="Konobar &amp; konobarica"><meta property="og:site_name" content="Posao Primjer"><title>y</title>',
    ),
  ).toEqual({ title: 'Konobar & konobarica', organisation: 'Posao Primjer', deadline: null, closedAt: null })
  expect(
    read('<title>Vozač B kategorije | Firma\n </title><meta property="og:site_name" content="Firma">').title,
  ).toBe('Vozač B kategorije')
  expect(read('<p>ništa</p>')).toEqual({
    title: '',
    organisation: 'posao-primjer.ba',
    deadline: null,
    closedAt: null,
  })
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
      '<!--',
      '/*',
      '&quot;',
      ',}',
      '{"@type":"JobPosting","title":"',
      ' - ',
      '<',
      '>',
      '"',
      ' | ',
      'č',
    ),
    { maxLength: 400 },
  )
  const time = startProcessorTime()
  fc.assert(
    fc.property(html, fc.string(), (parts, host) => {
      const { title, organisation } = read(parts.join(''), { host })
      expect(Math.max(title.length, organisation.length)).toBeLessThanOrEqual(160)
    }),
  )
  read('<title>' + ' - '.repeat(300_000))
  read('<title>' + ' '.repeat(1_000_000))
  for (const part of ['/', '/*', '<!--', ' ', ';', ',', '[', '{"a":', '\\', '"', '&quot;', ']]>'])
    read(`<script type="application/ld+json">{${part.repeat(300_000 / part.length)}x</script>`)
  expect(time()).toBeLessThan(5000)
})
