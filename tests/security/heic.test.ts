import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#app/compose.ts'
import { fillPath } from '#platform/contract/endpoint.ts'
import { isHeicFile, mayBePicture } from '#platform/contract/picture-uploads.ts'
import { isHeic } from '#platform/server/files/file-format.ts'
import type { Route } from '#platform/server/http/route.ts'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'

/** The beginning of a file in the container of HEIC and AVIF, of the given brands, the first of which is the main one. */
function container(...brands: string[]): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(12 + 4 * brands.length)
  const [main = '', ...others] = brands
  return Buffer.concat([head, Buffer.from(`ftyp${main}\0\0\0\0${others.join('')}`), Buffer.alloc(200, 7)])
}

const PHOTO = container('heic', 'mif1', 'heic')
const slots = routes.filter(({ endpoint }) =>
  endpoint.upload?.types.some((type) => type.startsWith('image/')),
)
const nameOf = ({ endpoint: { method, path } }: Route) => `${method} ${path}`

let app: TestApp
let admin: SignedIn
beforeAll(async () => {
  app = await buildTestApp()
  admin = await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true } })
})
afterAll(() => app.stop())

function send({ endpoint }: Route, type: string, language: string) {
  const params = Object.fromEntries(
    [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, randomUUID()]),
  )
  return app.http.inject({
    method: endpoint.method,
    url: fillPath(endpoint.path, params),
    headers: { ...admin.headers, 'content-type': type, 'accept-language': language },
    payload: PHOTO,
  })
}

describe('a photo of an iPhone in HEIC', () => {
  test('every upload of pictures rejects a HEIC photo, naming the format and the remedy, whatever the device calls the file', async () => {
    // Profile, cover, logo, library, messages, forms, applications, canvas, signed contracts, receipts, photos of projects.
    expect(slots.length).toBeGreaterThan(10)
    for (const route of slots)
      for (const [type, language] of [
        ['image/heic', 'en'],
        ['image/jpeg', 'bs'],
        ['application/octet-stream', 'en'],
      ] as const) {
        const answer = await send(route, type, language)
        expect([nameOf(route), type, answer.statusCode, answer.json().code]).toEqual([
          nameOf(route),
          type,
          415,
          'platform.pictureHeic',
        ])
        expect(answer.json().error).toMatch(/HEIC.*JPEG/)
      }
  }, 60_000)

  test('no field accepts HEIC, so that an iPhone converts the photo to JPEG before it sends it', () => {
    for (const { endpoint } of slots) expect(endpoint.upload?.types.join(' ')).not.toMatch(/hei[cf]/)
  })

  test('is known by its brands, and no AVIF, video or damaged file is taken for one', () => {
    const isOne = [['heic'], ['heix'], ['hevc'], ['mif1', 'heic'], ['mif1', 'miaf', 'heix'], ['msf1', 'hevc']]
    expect(isOne.map((brands) => isHeic(container(...brands)))).toEqual(isOne.map(() => true))
    const isNone = [
      ['avif'],
      ['avis'],
      ['mif1', 'avif'],
      ['avif', 'mif1', 'heic'],
      ['isom', 'mp42'],
      ['mif1'],
    ]
    expect(isNone.map((brands) => isHeic(container(...brands)))).toEqual(isNone.map(() => false))
    expect(
      ['', '\0\0\0\x18', 'ftypheic', '\xff\xd8\xff'].map((text) => isHeic(Buffer.from(text, 'latin1'))),
    ).toEqual([false, false, false, false])
  })

  test('reaches the server under its type or its name, where the browser cannot turn it into a JPEG', () => {
    const [byType, byName, other] = [
      { type: 'image/heif', name: 'IMG_2041' },
      { type: '', name: 'IMG_2041.HEIC' },
      { type: 'application/pdf', name: 'ugovor.pdf' },
    ]
    expect([byType, byName, other].map(isHeicFile)).toEqual([true, true, false])
    expect([byType, byName, other].map(mayBePicture)).toEqual([true, true, false])
  })
})
