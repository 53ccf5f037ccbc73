import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MailCatcher, startMailCatcher } from '#tests/setup/mail-catcher.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import { domainOf } from '../../contract/domain.ts'
import { founded, type Person, person } from '../organisations.fixture.ts'
import { checkAfterChange } from './changed.ts'

let app: TestApp
let mails: MailCatcher
let staff: Person
beforeAll(async () => {
  mails = await startMailCatcher()
  app = await buildTestApp({ SMTP_URL: mails.url })
  staff = await person(app, { rights: { role: 'ADMIN', scopes: ['opportunities'] }, firstName: 'Sanja' })
})
afterAll(async () => {
  await app.stop()
  await mails.close()
})

let domains = 0
const newDomain = () => `firma${(domains += 1)}.example`

async function proved() {
  const domain = newDomain()
  const made = await founded(app, { website: `https://www.${domain}/` })
  await made.owner.send('POST', `${made.path}/domain-code`, { mailbox: 'Info' })
  const { text } = await mails.next(`info@${domain}`)
  const code = /^(\d{6})$/m.exec(text ?? '')?.[1] ?? ''
  return {
    ...made,
    domain,
    code,
    prove: (given = code) => made.owner.send('POST', `${made.path}/domain`, { code: given }),
  }
}

async function waiting() {
  const made = await founded(app)
  await made.change({ registerNumber: '4200000000003' })
  expect((await made.owner.send('POST', `${made.path}/check`)).statusCode).toBe(204)
  return made
}

const decide = (id: string, body: object) =>
  staff.send('POST', `/api/admin/organisations/${id}/decisions`, body)
const YES = { decision: 'verified', reason: null, note: '' }

describe('an owner who proves the domain', () => {
  test('gets a code to a mailbox there, good once', async () => {
    const { own, prove, domain } = await proved()
    expect((await prove()).statusCode).toBe(204)
    expect((await own()).check).toMatchObject({ domain, domainProved: true, state: 'none' })
    expect((await prove()).json()).toMatchObject({ code: 'organisations.codeExpired' })
  })

  test('may guess five times and no more, however fast', async () => {
    const { own, prove, code } = await proved()
    const wrong = code === '000000' ? '000001' : '000000'
    const answers = await Promise.all(Array.from({ length: 9 }, () => prove(wrong)))
    const codes = answers.map((answer) => answer.json<{ code: string }>().code)
    expect(codes.filter((each) => each === 'organisations.codeWrong')).toHaveLength(5)
    expect((await prove()).statusCode).toBe(422)
    expect((await own()).check.domainProved).toBe(false)
  })

  test('finds an old code expired, and one for another website too', async () => {
    const old = await proved()
    await app.services.pool.query(
      `update organisation_domain_proofs set expires_at = now() - interval '1 second' where organisation_id = $1`,
      [old.id],
    )
    expect((await old.prove()).json()).toMatchObject({ code: 'organisations.codeExpired' })
    const moved = await proved()
    await moved.change({ website: 'https://drugdje.example' })
    expect((await moved.prove()).json()).toMatchObject({ code: 'organisations.codeExpired' })
  })

  test('needs a website of its own', async () => {
    const none = await founded(app)
    const ask = ({ owner, path }: typeof none) =>
      owner.send('POST', `${path}/domain-code`, { mailbox: 'info' })
    expect((await ask(none)).json()).toMatchObject({ code: 'organisations.noWebsite' })
    const free = await founded(app, { website: 'https://www.facebook.com/firma' })
    expect((await ask(free)).json()).toMatchObject({ code: 'organisations.freeMail' })
    expect((await free.owner.send('POST', `${free.path}/domain-code`, { mailbox: 'a@b' })).statusCode).toBe(
      422,
    )
  })

  test('gets five codes an hour', async () => {
    const { owner, path } = await proved()
    const again = await Promise.all(
      Array.from({ length: 7 }, () => owner.send('POST', `${path}/domain-code`, { mailbox: 'info' })),
    )
    expect(again.filter(({ statusCode }) => statusCode === 204)).toHaveLength(4)
  })
})

describe('an organisation that asks for the mark', () => {
  test('needs a proof, and asks once', async () => {
    const { owner, path, change } = await founded(app)
    const ask = () => owner.send('POST', `${path}/check`)
    expect((await ask()).json()).toMatchObject({ code: 'organisations.nothingProved' })
    await change({ registerNumber: '4200000000009' })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409])
  })

  test('waits in the queue of staff, the longest wait first, and is told the outcome by mail', async () => {
    const { id, own, owner } = await waiting()
    await app.services.pool.query(
      `update organisations set asked_at = now() - interval '9 days' where id = $1`,
      [id],
    )
    const queue = (await staff.send('GET', '/api/admin/organisations?state=waiting')).json()
    expect(queue.organisations[0]).toMatchObject({ card: { id }, state: 'waiting', hasRegisterNumber: true })
    expect(queue.waiting).toBeGreaterThanOrEqual(1)
    const seen = (await staff.send('GET', `/api/admin/organisations/${id}`)).json()
    expect(seen).toMatchObject({ people: [{ role: 'owner' }], history: [{ decision: 'asked' }] })
    expect((await decide(id, YES)).statusCode).toBe(204)
    expect((await own()).check).toMatchObject({ state: 'verified', verifiedAt: expect.any(String) })
    const { email } = (await app.services.pool.query('select email from users where id = $1', [owner.userId]))
      .rows[0]
    expect((await mails.next(email)).subject).toContain('ima oznaku provjere')
  })

  test('is told why not, may mend it and asks again', async () => {
    const { id, own, owner, path } = await waiting()
    expect((await decide(id, { decision: 'refused', reason: null, note: '' })).statusCode).toBe(422)
    expect((await decide(id, { decision: 'refused', reason: 'other', note: ' ' })).statusCode).toBe(422)
    await app.services.pool.query(`update users set language = 'en' where id = $1`, [owner.userId])
    const no = await decide(id, { decision: 'refused', reason: 'register', note: 'JIB <b>?' })
    expect(no.statusCode).toBe(204)
    expect((await own()).check).toMatchObject({ state: 'refused', reason: 'register', note: 'JIB <b>?' })
    const { email } = (await app.services.pool.query('select email from users where id = $1', [owner.userId]))
      .rows[0]
    const mail = await mails.next(email)
    expect(mail.text).toContain('The register number does not belong')
    expect(mail.html).not.toContain('<b>?')
    expect((await owner.send('POST', `${path}/check`)).statusCode).toBe(204)
  })

  test('is decided once, though two of staff press at the same moment', async () => {
    const { id } = await waiting()
    const answers = await Promise.all([decide(id, YES), decide(id, YES), decide(id, YES)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409])
  })

  test('loses the mark with another name, and waits again', async () => {
    const { id, own, change } = await waiting()
    await decide(id, YES)
    await change({ replyDays: 20 })
    expect((await own()).check.state).toBe('verified')
    await change({ name: 'Vlada' })
    expect((await own()).check.state).toBe('waiting')
    await change({ registerNumber: null })
    expect((await own()).check.state).toBe('none')
    const { history } = (await staff.send('GET', `/api/admin/organisations/${id}`)).json()
    expect(history.map(({ decision }: { decision: string }) => decision)).toEqual([
      'changed',
      'verified',
      'asked',
    ])
  })

  test('is hidden while suspended, and comes back', async () => {
    const { id, slug, own } = await waiting()
    await decide(id, YES)
    const shown = async () => (await visitor(app).get(`/api/public/organisations/${slug}`)).statusCode
    expect((await decide(id, { decision: 'restored', reason: null, note: '' })).statusCode).toBe(409)
    expect((await decide(id, { decision: 'suspended', reason: 'complaints', note: '' })).statusCode).toBe(204)
    expect([await shown(), (await own()).suspended]).toEqual([404, true])
    const list = (await staff.send('GET', '/api/admin/organisations?state=suspended')).json()
    expect(list.organisations).toMatchObject([{ card: { id, verified: false } }])
    expect((await decide(id, { decision: 'restored', reason: null, note: '' })).statusCode).toBe(204)
    expect(await shown()).toBe(200)
  })

  test('is named beside others of its name', async () => {
    const first = await founded(app, { name: 'Ista Firma' })
    const second = await founded(app, { name: 'ISTA FIRMA' })
    const { namesakes } = (await staff.send('GET', `/api/admin/organisations/${second.id}`)).json()
    expect(namesakes).toEqual([{ slug: first.slug, name: 'Ista Firma' }])
  })
})

test('the queue is for staff with the right scope only', async () => {
  const { id } = await waiting()
  const content = await person(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
  const member = await person(app)
  for (const url of ['/api/admin/organisations?state=waiting', `/api/admin/organisations/${id}`]) {
    expect((await visitor(app).get(url)).statusCode).toBe(401)
    expect((await member.send('GET', url)).statusCode).toBe(403)
    expect((await content.send('GET', url)).statusCode).toBe(403)
  }
  expect((await content.send('POST', `/api/admin/organisations/${id}/decisions`, YES)).statusCode).toBe(403)
  expect((await staff.send('GET', '/api/admin/organisations?state=maybe')).statusCode).toBe(422)
  expect((await decide(id, { ...YES, decision: 'closed' })).statusCode).toBe(422)
})

test('the queue comes in pages without gaps or doubles, the longest wait first', async () => {
  const { rows } = await app.services.pool.query<{ id: string }>(
    `insert into organisations (id, slug, name, kind, verification, asked_at)
     select gen_random_uuid(), 'red-' || n, 'Red ' || n, 'ngo', 'waiting', now() - interval '20 days' - n / 3 * interval '1 day'
     from generate_series(1, 60) n returning id`,
  )
  const seen: string[] = []
  for (let after: string | null = ''; after !== null; ) {
    const url = `/api/admin/organisations?state=waiting&query=red${after && `&after=${after}`}`
    const page: { organisations: { card: { id: string } }[]; next: string | null } = (
      await staff.send('GET', url)
    ).json()
    seen.push(...page.organisations.map(({ card }) => card.id))
    after = page.next
  }
  expect(seen).toHaveLength(60)
  expect(new Set(seen)).toEqual(new Set(rows.map(({ id }) => id)))
})

describe('what a change does to the mark', () => {
  const website = fc.constantFrom('', 'https://a.example', 'https://www.a.example/x', 'https://b.example')
  const registerNumber = fc.constantFrom(null, '4200000000001', '4200000000002')
  const name = fc.constantFrom('A', 'B')
  const before = fc.record({
    name,
    website,
    registerNumber,
    verification: fc.constantFrom('none', 'waiting', 'verified', 'refused'),
    verifiedAt: fc.constant(null),
    provedDomain: fc.constantFrom(null, 'a.example'),
    provedAt: fc.constant(null),
  })

  test('never leaves it on anything that nobody has looked at', () => {
    fc.assert(
      fc.property(before, fc.record({ name, website, registerNumber }), (old, now) => {
        const { columns } = checkAfterChange(old, now)
        const state = columns.verification ?? old.verification
        const same =
          old.name === now.name &&
          old.registerNumber === now.registerNumber &&
          domainOf(old.website) === domainOf(now.website)
        if (state === 'verified') expect(same).toBe(true)
        if (same) expect(state).toBe(old.verification)
        const domain = columns.losesDomain ? null : old.provedDomain
        if (domain) expect(domain).toBe(domainOf(now.website))
      }),
    )
  })
})
