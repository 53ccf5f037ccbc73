import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ SMTP_URL: '' })
})
afterAll(() => app.stop())

async function send(subject: string) {
  const { pool, mailer } = app.services
  await inTransaction(pool, (tx) =>
    mailer.enqueue(tx, {
      to: 'lejla@example.ba',
      locale: 'bhs',
      subject,
      heading: 'Tvoj kod',
      parts: [
        { kind: 'code', text: 'ABC123' },
        { kind: 'button', label: 'Potvrdi', url: 'http://localhost:3000/auth/verify?token=t' },
      ],
    }),
  )
}

async function listed(text: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { body } = await app.http.inject('/dev/mail')
    if (body.includes(text)) return body
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${text} was never listed`)
}

test('who tries the product out reads its mails without a mail server, newest first, as text and as HTML', async () => {
  expect((await app.http.inject('/dev/mail')).body).toContain('Još nema mailova')
  await send('Prvi kod')
  await listed('Prvi kod')
  await send('Drugi <b>kod</b>')
  const list = await listed('Drugi')
  expect(list).toContain('Drugi &#60;b&#62;kod&#60;/b&#62;')
  expect(list.indexOf('Drugi')).toBeLessThan(list.indexOf('Prvi'))

  const path = /href="(\/dev\/mail\/[^"]+)"/.exec(list)?.[1] ?? ''
  const mail = await app.http.inject(path)
  expect(mail.body).toContain('ABC123')
  expect(mail.body).toContain(`src="${path}/html" sandbox=`)
  expect(mail.headers['content-security-policy']).toContain("frame-src 'self'")
  const inner = await app.http.inject(`${path}/html`)
  expect(inner.body).toContain('ABC123')
  expect(inner.body).toContain('target="_blank"')
  expect(inner.headers['content-security-policy']).toMatch(/^sandbox allow-popups .*default-src 'none'/)
  expect(inner.headers['cache-control']).toBe('no-store')
})

test('the list speaks the language and wears the theme of the browser', async () => {
  const { body } = await app.http.inject({ url: '/dev/mail', headers: { cookie: 'lang=en; theme=dark' } })
  expect(body).toContain('<html lang="en" data-theme="dark">')
  expect(body).toContain('Sent mails')
})

test('only mails are read, whatever else lies in the data folder', async () => {
  const folder = join(app.services.config.dataDir, 'mail')
  await mkdir(folder, { recursive: true })
  await writeFile(join(app.services.config.dataDir, 'secret.eml'), 'Subject: secret\n\nsecret')
  await writeFile(join(folder, 'notes.eml'), 'Subject: notes\n\nnotes')
  expect((await app.http.inject('/dev/mail')).body).not.toContain('notes')
  for (const id of ['notes', '..%2Fsecret', 'x'.repeat(300)]) {
    expect((await app.http.inject(`/dev/mail/${id}`)).statusCode).toBe(302)
    expect((await app.http.inject(`/dev/mail/${id}/html`)).body).toBe('')
  }
})

test('where mails are really sent, or people really registered, there is no such page', async () => {
  const sending = await buildTestApp()
  const production = await buildTestApp({
    SMTP_URL: '',
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://localhost/unused',
  })
  for (const other of [sending, production]) {
    expect((await other.http.inject('/dev/mail')).statusCode).toBe(404)
    await other.stop()
  }
})

test('nobody but the person at this machine reads them, whatever name or proxy leads here', async () => {
  const paths = ['/dev/mail', '/dev/mail/1700000000000-00000000', '/dev/mail/1700000000000-00000000/html']
  for (const url of paths) {
    const asked = (given: object) => app.http.inject({ url, ...given })
    expect((await asked({ remoteAddress: '192.168.1.7' })).statusCode).toBe(404)
    expect((await asked({ remoteAddress: '2001:db8::7' })).statusCode).toBe(404)
    expect((await asked({ headers: { host: 'zlo.example' } })).statusCode).toBe(404)
  }
  const own = { remoteAddress: '::1', headers: { host: 'localhost:3000' } }
  expect((await app.http.inject({ url: '/dev/mail', ...own })).statusCode).toBe(200)
  const served = await buildTestApp({ SMTP_URL: '', PUBLIC_URL: 'https://zamah.example' })
  for (const url of paths) expect((await served.http.inject(url)).statusCode).toBe(404)
  await served.stop()
})
