import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressesIn, linkFor, outsideLink, pathOfThing, thingAt, THING_KINDS } from './post-link.ts'

const HOST = 'zamah.example'
const ID = '01900000-0000-7000-8000-000000000001'

test.each([
  ['/opportunities/konobar-zenica', '/opportunities/konobar-zenica'],
  ['https://zamah.example/articles/prvi-cv?lang=en#kraj', '/articles/prvi-cv'],
  [`https://zamah.example/feed/${ID}`, `/feed/posts/${ID}`],
  [`/feed/posts/${ID}#comments`, `/feed/posts/${ID}`],
  ['https://zamah.example/settings', undefined],
  ['https://drugi.example/articles/prvi-cv', undefined],
  ['//drugi.example/articles/prvi-cv', undefined],
  ['https://zamah.example@drugi.example/articles/prvi-cv', undefined],
  ['javascript:alert(1)', undefined],
])('of the address %s a post keeps %s', (address, link) => {
  expect(linkFor(address, HOST)).toBe(link)
})

test.each([
  ['https://primjer.ba/clanak?x=1#dio', 'https://primjer.ba/clanak?x=1'],
  ['https://zamah.example/settings', undefined],
  ['/articles/prvi-cv', undefined],
  ['mailto:ana@primjer.ba', undefined],
  ['https://ana:tajna@primjer.ba/', undefined],
])('of the address %s of another site a post keeps %s', (address, link) => {
  expect(outsideLink(address, HOST)).toBe(link)
})

test('whatever a post keeps is the path of a thing here, and stays itself', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...THING_KINDS),
      fc.stringMatching(/^[a-z0-9]{1,20}$/),
      fc.uuid(),
      (kind, slug, id) => {
        const path = pathOfThing({ kind, name: kind === 'post' ? id : slug })
        expect(thingAt(path)).toEqual({ kind, name: kind === 'post' ? id : slug })
        expect(linkFor(path, HOST)).toBe(path)
        expect(linkFor(`https://${HOST}${path}`, HOST)).toBe(path)
      },
    ),
    { numRuns: 50 },
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      const link = linkFor(text, HOST)
      if (link !== undefined) expect(linkFor(link, HOST)).toBe(link)
    }),
    { numRuns: 200 },
  )
})

test('addresses are read from links and from words, without the sign that ends a sentence', () => {
  const words = (text: string, href?: string) => ({
    type: 'text' as const,
    text,
    ...(href && { marks: [{ type: 'link' as const, attrs: { href } }] }),
  })
  const line = (...content: ReturnType<typeof words>[]) => ({ type: 'paragraph' as const, content })
  expect(
    addressesIn({
      type: 'doc',
      content: [
        line(words('Vidi '), words('ovdje', 'https://primjer.ba/a')),
        {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [line(words('(https://primjer.ba/b?x=1).'))] }],
        },
      ],
    }),
  ).toEqual(['https://primjer.ba/a', 'https://primjer.ba/b?x=1'])
})
