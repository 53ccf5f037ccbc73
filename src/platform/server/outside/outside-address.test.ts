import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAddress } from './outside-address.ts'
import { isPublicAddress } from './public-address.ts'

const read = (text: string) => readAddress(text, { reach: [] })?.href

const REFUSED = [
  // This machine, in every way to write it.
  'http://127.0.0.1/',
  'http://127.1/',
  'http://0x7f.1/',
  'http://0x7f000001/',
  'http://2130706433/',
  'http://017700000001/',
  'http://0177.0.0.1/',
  'http://127.0.0.1./',
  'http://１２７.0.0.1/',
  'http://①②⑦.0.0.1/',
  'http://%31%32%37.0.0.1/',
  'http://0/',
  'http://0.0.0.0/',
  'http://localhost/',
  'http://localhost./',
  'http://LOCALHOST/',
  'http://loc%61lhost/',
  'http://feed.localhost/',
  'http://localhost.localdomain/',
  'http://[::1]/',
  'http://[::]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::127.0.0.1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[0:0:0:0:0:ffff:7f00:0001]/',
  // Addresses that carry another one inside.
  'http://[::ffff:8.8.8.8]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[64:ff9b:1::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001:0:7f00:1::]/',
  // Private, shared and linked networks.
  'http://10.0.0.1/',
  'http://10.255.255.255/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.1.1/',
  'http://100.64.0.1/',
  'http://100.127.255.255/',
  'http://198.18.0.1/',
  'http://[fc00::1]/',
  'http://[fd12:3456:789a::1]/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  // Metadata of clouds.
  'http://169.254.169.254/latest/meta-data/',
  'http://0xa9fea9fe/',
  'http://2852039166/',
  'http://[::ffff:169.254.169.254]/',
  'http://[fd00:ec2::254]/',
  'http://metadata.google.internal/',
  'http://100.100.100.200/',
  'http://192.0.0.192/',
  'http://168.63.129.16/',
  // Many receivers, reserved, examples.
  'http://224.0.0.1/',
  'http://239.255.255.255/',
  'http://255.255.255.255/',
  'http://240.0.0.1/',
  'http://192.0.2.1/',
  'http://198.51.100.1/',
  'http://203.0.113.1/',
  'http://[ff02::1]/',
  'http://[2001:db8::1]/',
  'http://[3fff::1]/',
  // Names of inner networks, and what is no address of the web.
  'http://intranet/',
  'http://server.local/',
  'http://router.lan/',
  'http://mail.corp/',
  'http://1.0.0.127.in-addr.arpa/',
  'http://skriveno.onion/',
  'https://ana:tajna@primjer.ba/rss',
  'https://ana@primjer.ba/rss',
  'http://primjer.ba:22/',
  'http://primjer.ba:8080/',
  'http://primjer.ba:5432/',
  'ftp://primjer.ba/rss',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_FLUSHALL',
  'data:application/rss+xml,<rss/>',
  'javascript:alert(1)',
  'http://',
  'http:///',
  '//primjer.ba/rss',
  'primjer.ba/rss',
  '',
]

describe('an address of a feed', () => {
  test.each(REFUSED)('%s is refused', (text) => {
    expect(read(text)).toBeUndefined()
  })

  test.each([
    ['https://primjer.ba/rss.xml', 'https://primjer.ba/rss.xml'],
    ['  HTTP://Primjer.BA:80/Rss#dio ', 'http://primjer.ba/Rss'],
    ['https://čaršija.ba/feed', 'https://xn--arija-gya40d.ba/feed'],
    ['https://8.8.8.8/rss', 'https://8.8.8.8/rss'],
    ['https://[2606:4700::1111]/rss', 'https://[2606:4700::1111]/rss'],
    ['https://172.15.0.1/', 'https://172.15.0.1/'],
    ['https://mojlocalhost.ba/', 'https://mojlocalhost.ba/'],
  ])('%s is taken', (text, href) => {
    expect(read(text)).toBe(href)
  })

  test('is judged anew wherever it leads', () => {
    const base = new URL('https://primjer.ba/a/rss')
    expect(readAddress('../b', { reach: [], base })?.href).toBe('https://primjer.ba/b')
    expect(readAddress('//10.0.0.1/b', { reach: [], base })).toBeUndefined()
    expect(readAddress('http://[::ffff:7f00:1]/', { reach: [], base })).toBeUndefined()
  })

  test('never leads to a number that is not public, whatever is written', () => {
    const part = fc.oneof(
      fc.integer({ min: 0, max: 255 }).map(String),
      fc.integer({ min: 0, max: 255 }).map((value) => `0x${value.toString(16)}`),
      fc.integer({ min: 0, max: 255 }).map((value) => `0${value.toString(8)}`),
    )
    const inner = fc.constantFrom('127', '10', '0x7f', '0177', '0xa')
    fc.assert(
      fc.property(inner, fc.array(part, { maxLength: 3 }), (first, rest) => {
        expect(read(`http://${[first, ...rest].join('.')}/`)).toBeUndefined()
      }),
    )
    fc.assert(
      fc.property(fc.webUrl(), fc.string(), (url, text) => {
        read(url)
        read(text)
        read(`http://${text}`)
      }),
    )
  })
})

describe('a number of the net', () => {
  test.each(['', 'nije', '127.0.0.1%lo', 'fe80::1%eth0', '1.2.3', '::ffff:8.8.8.8'])(
    '%s is not public',
    (text) => {
      expect(isPublicAddress(text)).toBe(false)
    },
  )
  test.each(['1.1.1.1', '8.8.8.8', '185.12.76.1', '2606:4700::1111', '2a00:1450:4001:81b::200e'])(
    '%s is public',
    (text) => {
      expect(isPublicAddress(text)).toBe(true)
    },
  )
  test('carried inside another one is never public', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(isPublicAddress(`::ffff:${address}`)).toBe(false)
        expect(isPublicAddress(`::${address}`)).toBe(false)
        expect(isPublicAddress(`64:ff9b::${address}`)).toBe(false)
      }),
    )
  })
})
