import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cvOwner } from '#features/cv/server/cv-owner.fixture.ts'
import type { Contents } from '#features/profiles/contract/sections.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Proposal } from '../contract/proposal.ts'
import { rowsOf } from '../contract/review.ts'

// Each file is rendered and read on a thread of its own.
vi.setConfig({ testTimeout: 90_000 })

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`
const said = (bhs: string) => ({ bhs, en: '' })
const entry = { url: null, note: said('Dnevni pazar, nabavka i zarade za četvero zaposlenih.') }
const sections = {
  about: {
    about: said('Vodim knjige porodične pekare: prvo u svesci, sad u Excelu.\n\nTražim praksu u Bihaću.'),
  },
  work: {
    items: [
      {
        ...entry,
        id: id(1),
        kind: 'informal',
        title: said('Vođenje knjiga porodične pekare'),
        place: said('Pekara Hodžić, Bihać'),
        from: '2021-06',
        to: null,
      },
    ],
  },
  skills: {
    items: [
      { id: id(2), skill: null, label: 'Excel', level: 'advanced' },
      { id: id(3), skill: null, label: 'Pažnja prema detaljima', level: 'advanced' },
      { id: id(4), skill: null, label: 'Knjigovodstvo', level: 'basic' },
      { id: id(5), skill: null, label: 'Timski rad', level: 'independent' },
    ],
  },
  languages: {
    items: [
      { id: id(6), language: 'bs', level: 'native' },
      { id: id(7), language: 'en', level: 'B2' },
      { id: id(8), language: 'de', level: 'B1' },
    ],
  },
}

test.each([
  ['clear', 'latin', 'pdf'],
  ['classic', 'latin', 'pdf'],
  ['arch', 'latin', 'pdf'],
  ['arch', 'latin', 'docx'],
  ['clear', 'cyrillic', 'pdf'],
  ['arch', 'cyrillic', 'pdf'],
  ['arch', 'cyrillic', 'docx'],
] as const)('our own %s CV in %s, brought back as %s, says nothing new', async (design, script, format) => {
  const me = await cvOwner(app, sections as unknown as Contents)
  const cv = await me.create('job')
  expect((await me.change(cv, (variant) => ({ ...variant, design, script }))).statusCode).toBe(200)
  const { rawPayload: file } = await me.send('GET', `/api/cvs/${cv}/file/${format}`)
  const answer = await app.http.inject({
    method: 'PUT',
    url: '/api/profile/import',
    headers: { origin: 'http://localhost:3000', 'content-type': 'application/octet-stream', ...me.headers },
    payload: file,
  })
  const kept = Object.entries((await me.own()).sections).map(([name, { content }]) => [name, content])
  const { rows, alike } = rowsOf(Object.fromEntries(kept) as Contents, answer.json<Proposal>())
  expect({ rows, alike }).toEqual({ rows: [], alike: 9 })
})
