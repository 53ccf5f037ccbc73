import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { composeSample } from '#features/notifications/server/index.ts'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import { findUserById, type User } from '#platform/server/auth/users.queries.ts'
import { readCatalogues } from '#platform/server/i18n/catalogue-files.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { getMail, listMails } from '../contract/mails.endpoints.ts'

const ALL = '/api/admin/mails'
const ONE = '/api/admin/mails/sample'
const WELCOME = 'account.mail:mail.verification'
/** Texts that are called a subject and are none of a mail. */
const NO_MAILS = ['devmail:noSubject', 'mails:subject', 'projects.money.agreement:subject']

let app: TestApp
let staff: Person
let mailbox: string
beforeAll(async () => {
  app = await buildTestApp()
  staff = await person(app, { rights: { role: 'ADMIN', globalAdmin: true } })
  mailbox = (await findUserById(app.services.db, staff.userId))!.email
})
afterAll(() => app.stop())

const samples = () => app.features.flatMap(({ mails = [] }) => mails)
const readerIn = async (language: Locale): Promise<User> => ({
  ...(await findUserById(app.services.db, staff.userId))!,
  language,
})
const sample = async (query: Record<string, string> = {}, who = staff) =>
  who.send('GET', `${ONE}?${new URLSearchParams({ id: WELCOME, locale: 'bhs', script: 'latin', ...query })}`)
const read = async (query: Record<string, string> = {}) =>
  (await sample(query)).json<ResponseOf<typeof getMail>>()

describe('staff see', () => {
  test('every mail that the product has a subject for', async () => {
    const all = samples().map(({ texts }) => texts)
    const subjects = (await readCatalogues()).flatMap(({ id, texts }) =>
      [...texts.bhs.keys()].filter((key) => /subject$/i.test(key)).map((key) => `${id}:${key}`),
    )
    expect(subjects.length).toBeGreaterThan(80)
    const unseen = subjects.filter((text) => !all.some((begin) => text.startsWith(`${begin}.`)))
    expect(unseen.toSorted()).toEqual(NO_MAILS)
  })

  test('every notification whose mail says more than its sentence', () => {
    const seen = new Set(samples().flatMap((one) => ('kind' in one ? [one.kind.id] : [])))
    const kinds = app.features.flatMap(({ notifications }) => notifications?.kinds ?? [])
    const unseen = kinds.filter(({ id, mail }) => mail && !seen.has(id)).map(({ id }) => id)
    // It has the words of the meeting and of the session, whose samples come by the kind of the news.
    expect(unseen.toSorted()).toEqual([
      'mentorship.group-place',
      'mentorship.group-reminder',
      'mentorship.reminder',
    ])
  })

  test.each(LOCALES)('each with all its words and without a hole, in %s', async (locale) => {
    const reader = await readerIn(locale)
    const features = () => app.features
    for (const one of samples()) {
      const mail = composeSample({ services: app.services, features, reader }, one)
      const words = [
        mail.subject,
        mail.heading,
        ...mail.parts.map((part) => ('text' in part ? part.text : part.label)),
      ]
      for (const text of words) {
        expect(text.trim(), one.texts).not.toBe('')
        expect(text, one.texts).not.toMatch(/\{\w+\}|undefined|null|NaN|^(mail|notifications)\.\w+/)
      }
      expect(mail).toMatchObject({ to: mailbox, locale })
    }
  })

  test('the list by area, in their language', async () => {
    const answer = await staff.send('GET', ALL)
    const { areas } = answer.json<ResponseOf<typeof listMails>>()
    const titles = areas.map(({ title }) => title)
    expect(titles).toContain('Registracija i prijava')
    expect(areas.flatMap(({ mails }) => mails)).toHaveLength(samples().length)
    const features = new Set(app.features.map(({ name }) => name))
    expect(titles.filter((title) => features.has(title))).toEqual([])
  })

  test('one mail in each language and script, with its weight', async () => {
    const ours = await read()
    expect(ours.subject).toBe('Potvrdi svoj email za Zamah')
    expect(ours.size).toBeGreaterThan(1000)
    expect(ours.hasCalendar).toBe(false)
    expect((await read({ locale: 'en' })).subject).not.toBe(ours.subject)
    const cyrillic = await read({ script: 'cyrillic' })
    expect(cyrillic.subject).toMatch(/^Потврди свој/)
    expect(cyrillic.parts).toContainEqual({ kind: 'code', text: '482913' })
    expect((await read({ id: 'mentorship.server:mail.meeting.booked' })).hasCalendar).toBe(true)
  })

  test('a clear answer to a mail that the product does not send', async () => {
    expect((await sample({ id: 'account.mail:mail.lottery' })).statusCode).toBe(404)
    expect((await sample({ id: '../secret' })).statusCode).toBe(422)
  })
})

describe('the page of a mail', () => {
  const open = (path: string) => app.http.inject(path)

  test('opens as mailboxes draw it, without anything that could run', async () => {
    const { path } = await read()
    const page = await open(path)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Potvrdi svoj email')
    expect(page.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
    expect(page.headers['cache-control']).toBe('no-store')
  })

  test('leads nowhere for an address that was changed or invented', async () => {
    const { path } = await read()
    for (const other of [
      `${path.slice(0, -4)}AAAA`,
      '/mails/sample/AAAA',
      `/mails/sample/${'A'.repeat(300)}`,
    ])
      expect((await open(other)).statusCode).toBe(404)
  })
})

test('a test goes to the address of the caller alone, says that it is one, and carries no invitation', async () => {
  const answer = await staff.send('POST', ONE, { id: 'mentorship.server:mail.meeting.booked', locale: 'en' })
  expect(answer.json()).toEqual({ to: mailbox })
  const mail = await app.mails.next(mailbox)
  expect(mail.subject).toMatch(/^\[Test\] /)
  expect(mail.attachments).toEqual([])
})

test('nobody but a global admin sees or sends them', async () => {
  const member = await person(app, {})
  const scoped = await person(app, { rights: { role: 'ADMIN', scopes: ['users'] } })
  for (const who of [member, scoped]) {
    expect((await who.send('GET', ALL)).statusCode).toBe(403)
    expect((await sample({}, who)).statusCode).toBe(403)
    expect((await who.send('POST', ONE, { id: WELCOME, locale: 'bhs' })).statusCode).toBe(403)
  }
})
