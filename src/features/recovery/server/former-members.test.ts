import { createHash, randomBytes } from 'node:crypto'
import { hash as argon2 } from '@node-rs/argon2'
import { hash as bcrypt } from '@node-rs/bcrypt'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { member } from '#tests/setup/people.ts'
import { settled } from '#tests/setup/settled.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { type Visitor, visitor } from '#tests/setup/visitor.ts'
import { formerMemberAnswer } from './former-member.service.ts'
import { importMembers } from './import.service.ts'
import { legacyScheme, matchesLegacyHash } from './legacy-hash.ts'
import { encode64 } from './phpass.ts'
import { codeIn } from './recovery.fixture.ts'

/** phpass as its authors wrote it, to make hashes for the tests. */
function phpass(password: string, rounds = 8) {
  const salt = randomBytes(4).toString('hex')
  let digest = createHash('md5')
    .update(salt + password)
    .digest()
  for (let n = 0; n < 2 ** rounds; n += 1) digest = createHash('md5').update(digest).update(password).digest()
  return `$P$${'./0123456789'.charAt(rounds)}${salt}${encode64(digest)}`
}

describe('a hash of a former site', () => {
  test('that WordPress made is understood', async () => {
    const known = '$P$984478476IagS59wHZvyQMArzfx58u.'
    expect(await matchesLegacyHash('hashcat', known)).toBe(true)
    expect(await matchesLegacyHash('hashdog', known)).toBe(false)
    expect(await matchesLegacyHash('test12345', '$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0')).toBe(true)
  })

  test.each([
    ['bcrypt', (password: string) => bcrypt(password, 4)],
    ['bcrypt', async (password: string) => (await bcrypt(password, 4)).replace(/^\$2./, '$2y')],
    ['argon2', (password: string) => argon2(password, { memoryCost: 1024, timeCost: 2, parallelism: 1 })],
    ['phpass', async (password: string) => phpass(password)],
  ] as const)('by %s matches its own password and no other', async (scheme, make) => {
    const hash = await make('staro čudo 7')
    expect(legacyScheme(hash)).toBe(scheme)
    expect(await matchesLegacyHash('staro čudo 7', hash)).toBe(true)
    expect(await matchesLegacyHash('staro čudo 8', hash)).toBe(false)
  })

  test('that would take minutes to check, or is none, is not taken', () => {
    expect(legacyScheme(`$2b$20$${'a'.repeat(53)}`)).toBeUndefined()
    expect(legacyScheme('$argon2id$v=19$m=4194304,t=2,p=1$c2FsdHNhbHQ$aGFzaA')).toBeUndefined()
    expect(legacyScheme('5f4dcc3b5aa765d61d8327deb882cf99')).toBeUndefined()
    fc.assert(fc.property(fc.string(), (text) => void legacyScheme(text)))
  })
})

describe('former members', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await buildTestApp()
  })
  afterAll(() => app.stop())

  function load(text: string) {
    return importMembers({ db: app.services.db, chunks: [text] })
  }

  /** The endpoint that sign-in calls after each failure. */
  function answer(browser: Visitor, given: { email: string; password?: string; failedTries?: number }) {
    const cookies = {
      get: (name: string) => browser.jar.get(name),
      set: (name: string, value: string) => void browser.jar.set(name, value),
      clear: (name: string) => void browser.jar.delete(name),
    }
    return formerMemberAnswer({
      services: app.services,
      locale: 'bhs',
      cookies,
      password: 'nije ta',
      failedTries: 1,
      ...given,
    })
  }

  test('are imported once, and what cannot be read is reported by its line', async () => {
    const here = await member(app, { email: 'tu.sam@primjer.ba', firstName: 'Tu' })
    const file = [
      'email,first_name,last_name,password_hash,created_at,nickname',
      `Uvoz1@Primjer.ba,Ajla,Delić,${await bcrypt('stara lozinka', 4)},2019-03-08,x`,
      `uvoz2@primjer.ba,Mirza,Hadžić,,,x`,
      `${here.email},Neko,Drugi,,,x`,
      'nije adresa,A,B,,,x',
      'uvoz3@primjer.ba,,B,,,x',
      'uvoz4@primjer.ba,A,B,abc,,x',
      'uvoz5@primjer.ba,A,B,,sutra,x',
      'uvoz6@primjer.ba,A',
      'uvoz2@primjer.ba,Mirza,Hadžić,,,x',
    ].join('\n')
    const first = await load(file)
    expect(first).toEqual({
      imported: 2,
      known: 2,
      badCount: 5,
      ignoredColumns: ['nickname'],
      bad: [
        { line: 5, reason: 'email is not an address' },
        { line: 6, reason: 'first_name is empty' },
        {
          line: 7,
          reason: 'password_hash is neither bcrypt, argon2 nor phpass; leave it empty to import without',
        },
        { line: 8, reason: 'created_at is not a date like 2019-03-08 or 2019-03-08T14:00:00Z' },
        { line: 9, reason: 'has 2 fields instead of 6' },
      ],
    })
    expect(await load(file)).toMatchObject({ imported: 0, known: 4, badCount: 5 })
    expect(await findUserByEmail(app.services.db, 'uvoz1@primjer.ba')).toMatchObject({
      firstName: 'Ajla',
      passwordHash: null,
      createdAt: new Date('2019-03-08T00:00:00Z'),
    })
    expect((await findUserByEmail(app.services.db, here.email))?.firstName).toBe('Tu')
  })

  test('come by the thousand', async () => {
    function* lines() {
      yield 'email;first_name;last_name\n'
      for (let n = 0; n < 3000; n += 1) yield `masa${n}@primjer.ba;Ime${n};Prezime${n}\n`
    }
    expect(await importMembers({ db: app.services.db, chunks: lines() })).toMatchObject({ imported: 3000 })
  })

  test('who know their old password are sent to the reset at once, and get in with the code', async () => {
    await load(
      `email,first_name,last_name,password_hash\nstari@primjer.ba,Sead,Omerović,${phpass('stara lozinka')}`,
    )
    const browser = visitor(app)
    expect(await answer(browser, { email: 'stari@primjer.ba' })).toBeUndefined()
    expect(browser.jar.size).toBe(0)
    expect(await answer(browser, { email: 'Stari@primjer.ba', password: 'stara lozinka' })).toEqual({
      autoPasswordReset: true,
    })
    const code = codeIn((await app.mails.next('stari@primjer.ba')).text)
    const reset = await browser.post('/api/auth/reset-password', { code, newPassword: 'nova zelena rijeka' })
    expect(reset.statusCode).toBe(200)
    const { rows } = await app.services.pool.query(
      `select legacy_hash, legacy_scheme, password_hash is not null as fresh from users where email = 'stari@primjer.ba'`,
    )
    expect(rows).toEqual([{ legacy_hash: null, legacy_scheme: null, fresh: true }])
  })

  test('without a hash, members and strangers are all offered the reset at the third failure', async () => {
    await load('email,first_name,last_name\nbezhasha@primjer.ba,Ena,Suljić')
    const user = await member(app)
    for (const email of ['bezhasha@primjer.ba', user.email, 'niko@primjer.ba']) {
      const browser = visitor(app)
      const answers = []
      for (const failedTries of [1, 2, 3]) answers.push(await answer(browser, { email, failedTries }))
      expect(answers).toEqual([undefined, undefined, { autoPasswordReset: true }])
      expect([...browser.jar.keys()]).toEqual(['__Host-rf'])
    }
    await app.mails.next('bezhasha@primjer.ba')
    await app.mails.next(user.email)
    expect(app.mails.to('niko@primjer.ba')).toEqual([])
  })

  test('get the code once an hour, and it stays good while they keep trying', async () => {
    const user = await member(app)
    const browser = visitor(app)
    for (const failedTries of [3, 4, 5]) await answer(browser, { email: user.email, failedTries })
    // Another browser gets no second email, nor the claim of one.
    for (const email of [user.email, 'nikad-niko@primjer.ba']) {
      const before = email === user.email ? undefined : await answer(visitor(app), { email, failedTries: 3 })
      expect(before?.mailedBefore).toBeUndefined()
      expect(await answer(visitor(app), { email, failedTries: 3 })).toEqual({
        autoPasswordReset: true,
        mailedBefore: true,
      })
    }
    const code = codeIn((await app.mails.next(user.email)).text)
    const verified = await browser.post('/api/auth/verify-reset-code', { code })
    expect(verified.statusCode).toBe(200)
    await settled(app)
    expect(app.mails.to(user.email)).toHaveLength(1)
  })

  test('with an old hash take no more time to fail than strangers', async () => {
    const people = Array.from({ length: 8 }, (_, n) => n)
    // Without the floor this hash takes many times as long as none; on a busy machine it is still below the floor.
    const old = await bcrypt('x', 8)
    const rows = people.map((n) => `spori-${n}@primjer.ba,A,B,${old}`)
    await load(['email,first_name,last_name,password_hash', ...rows].join('\n'))
    const time = async (email: string) => {
      const started = performance.now()
      await answer(visitor(app), { email })
      return performance.now() - started
    }
    const [known, unknown]: [number[], number[]] = [[], []]
    for (const n of people) {
      known.push(await time(`spori-${n}@primjer.ba`))
      unknown.push(await time(`nepoznat-${n}@primjer.ba`))
    }
    // Other work on the machine only makes measurements longer.
    const [slow, quick] = [Math.min(...known), Math.min(...unknown)].sort((a, b) => b - a)
    expect((slow ?? 0) / (quick ?? 1)).toBeLessThan(2)
  })
})
