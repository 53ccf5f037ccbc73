import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSite } from './feeds.fixture.ts'
import { type FeedRequest, FeedError, fetchFeed } from './fetch-feed.ts'

let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const ask = (address: string, more: Partial<FeedRequest> = {}) =>
  fetchFeed({ address, agent: 'Zamah/1', reach: [site.host], ...more })
const reasonOf = (address: string, more: Partial<FeedRequest> = {}) =>
  ask(address, more).then(
    () => 'taken',
    (error: unknown) => (error instanceof FeedError ? error.reason : String(error)),
  )
const type = (value: string) => ({ 'content-type': value })
const XML = type('application/xml')

describe('a feed is fetched', () => {
  test('with who asks and what is wanted, and with what its server says of it', async () => {
    const address = site.at('/rss', (_, response) =>
      response
        .writeHead(200, { ...XML, etag: '"a1"', 'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT' })
        .end('<rss/>'),
    )
    const fetched = await ask(address)
    expect(Buffer.from(fetched?.bytes ?? []).toString()).toBe('<rss/>')
    expect(fetched).toMatchObject({ etag: '"a1"', lastModified: 'Sat, 21 Nov 2026 10:00:00 GMT' })
    const { headers } = site.requests.at(-1) ?? {}
    expect(headers).toMatchObject({ 'user-agent': 'Zamah/1' })
    expect(headers?.accept).toContain('application/rss+xml')
    expect(headers).not.toHaveProperty('cookie')
  })

  test('only when it has changed', async () => {
    const address = site.at('/ista', (request, response) =>
      request.headers['if-none-match'] === '"a1"' &&
      request.headers['if-modified-since'] === 'jučer'.replace('č', 'c')
        ? response.writeHead(304).end()
        : response.writeHead(200, XML).end('<rss/>'),
    )
    expect(await ask(address, { etag: '"a1"', lastModified: 'jucer' })).toBeUndefined()
    expect(await ask(address, { etag: '"a2"' })).toBeDefined()
  })

  test('packed as servers pack it', async () => {
    const address = site.at('/gz', (_, response) =>
      response.writeHead(200, { ...XML, 'content-encoding': 'gzip' }).end(gzipSync('<rss>ok</rss>')),
    )
    expect(Buffer.from((await ask(address))?.bytes ?? []).toString()).toBe('<rss>ok</rss>')
  })

  test('over three redirects and no more', async () => {
    site.at('/cilj', (_, response) => response.writeHead(200, XML).end('<rss/>'))
    for (const n of [1, 2, 3, 4])
      site.at(`/${n}`, (_, response) =>
        response.writeHead(302, { location: n === 1 ? '/cilj' : `/${n - 1}` }).end(),
      )
    expect((await ask(`http://${site.host}/3`))?.url.pathname).toBe('/cilj')
    expect(await reasonOf(`http://${site.host}/4`)).toBe('redirects')
  })

  test('from the address that was checked, whatever the name says later', async () => {
    site.at('/ime', (_, response) => response.writeHead(200, XML).end('<rss/>'))
    let asked = 0
    const resolve = () => {
      asked += 1
      return Promise.resolve([{ address: asked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }])
    }
    const host = `feed.primjer.ba:${site.port}`
    // Only the first lookup knows this name, so the connection must have used its address.
    const fetched = await ask(`http://${host}/ime`, { resolve, reach: [host] })
    expect(fetched?.url.host).toBe(host)
    expect(site.requests.at(-1)?.headers.host).toBe(host)
    expect(asked).toBe(1)
  })
})

describe('a feed is not fetched', () => {
  test('from this machine unless a test says so, and nobody is asked', async () => {
    const address = site.at('/moje', (_, response) => response.writeHead(200, XML).end('<rss/>'))
    expect(await reasonOf(address, { reach: [] })).toBe('forbidden')
    expect(await reasonOf(`http://localhost:${site.port}/moje`, { reach: [] })).toBe('forbidden')
    expect(site.countOf('/moje')).toBe(0)
  })

  test.each([
    [[{ address: '127.0.0.1', family: 4 }]],
    [[{ address: '10.1.2.3', family: 4 }]],
    [[{ address: '169.254.169.254', family: 4 }]],
    [[{ address: '::1', family: 6 }]],
    [[{ address: '::ffff:127.0.0.1', family: 6 }]],
    [
      [
        { address: '93.184.216.34', family: 4 },
        { address: '192.168.0.1', family: 4 },
      ],
    ],
  ])('from a name that leads to %j', async (found) => {
    expect(await reasonOf('https://primjer.ba/rss', { resolve: () => Promise.resolve(found) })).toBe(
      'forbidden',
    )
  })

  test('from where a redirect leads inside', async () => {
    for (const location of [
      'http://10.0.0.1/rss',
      'http://169.254.169.254/latest/meta-data/',
      'http://localhost/rss',
      'http://[::ffff:127.0.0.1]/rss',
      'http://2130706433/rss',
      'http://a:b@primjer.ba/rss',
      'file:///etc/passwd',
      'http://127.0.0.1:1/rss',
    ]) {
      const address = site.at('/vodi', (_, response) => response.writeHead(301, { location }).end())
      expect([location, await reasonOf(address)]).toEqual([location, 'forbidden'])
    }
  })

  test('from a redirect to a name that leads inside', async () => {
    const address = site.at('/ime2', (_, response) =>
      response.writeHead(301, { location: 'https://drugi.primjer.ba/' }).end(),
    )
    const resolve = (host: string) =>
      Promise.resolve([{ address: host.startsWith('drugi') ? '10.0.0.1' : '127.0.0.1', family: 4 }])
    expect(await reasonOf(address, { resolve })).toBe('forbidden')
  })

  test.each(['text/html', 'text/plain', 'application/octet-stream', 'image/svg+xml', ''])(
    'as %s',
    async (value) => {
      const address = site.at('/vrsta', (_, response) =>
        response.writeHead(200, value ? type(value) : {}).end('<rss/>'),
      )
      expect(await reasonOf(address)).toBe('type')
    },
  )

  test('when it is too large, said or not, packed or not', async () => {
    const stated = site.at('/veliko', (_, response) =>
      response.writeHead(200, { ...XML, 'content-length': '2000001' }).write('<rss>'),
    )
    expect(await reasonOf(stated)).toBe('large')
    const endless = site.at('/bez-kraja', (_, response) => {
      response.writeHead(200, XML)
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(60_000)));
        response.once('drain', more)
      }
      more()
    })
    expect(await reasonOf(endless)).toBe('large')
    const bomb = gzipSync(Buffer.alloc(60_000_000))
    const packed = site.at('/bomba', (_, response) =>
      response.writeHead(200, { ...XML, 'content-encoding': 'gzip' }).end(bomb),
    )
    expect(await reasonOf(packed)).toBe('large')
  })

  test('when it takes too long, before or within the answer', async () => {
    const silent = site.at('/cuti', () => undefined)
    expect(await reasonOf(silent, { timeMs: 200 })).toBe('slow')
    const dripping = site.at('/kapa', (_, response) => {
      response.writeHead(200, XML).write('<rss>')
      const timer = setInterval(() => response.write(' '), 50)
      response.on('close', () => clearInterval(timer))
    })
    expect(await reasonOf(dripping, { timeMs: 300 })).toBe('slow')
    expect(
      await reasonOf('https://primjer.ba/', { timeMs: 100, resolve: () => new Promise(() => undefined) }),
    ).toBe('slow')
  })

  test('when the other side refuses, has it no more, or fails', async () => {
    for (const [status, reason] of [
      [401, 'refused'],
      [403, 'refused'],
      [404, 'gone'],
      [410, 'gone'],
      [429, 'down'],
      [500, 'down'],
      [503, 'down'],
    ] as const) {
      const address = site.at('/stanje', (_, response) => response.writeHead(status).end())
      expect([status, await reasonOf(address)]).toEqual([status, reason])
    }
    const broken = site.at('/puca', (request) => request.socket.destroy())
    expect(await reasonOf(broken)).toBe('unreachable')
    const none = { resolve: () => Promise.reject(new Error('ENOTFOUND')) }
    expect(await reasonOf('https://nema.primjer.ba/', none)).toBe('unreachable')
  })
})
