import { expect, open, test } from './fixtures.ts'
import { makeMember, PASSWORD } from './people.ts'
import { answer, field, hold, plainToken, PROFILE, silence, stored } from './stubs.ts'

test.use({ serviceWorkers: 'allow' })

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const REFRESH = 'POST /api/auth/refresh'
const PROFILE_CALL = 'GET /api/user/profile'

function pair(mark: string, endsAt = Date.now() + 15 * MINUTE) {
  return { json: { accessToken: plainToken({ mark, endsAt }), refreshToken: `renewal-${mark}` } }
}

test('every start with stored tokens asks who is signed in, with bearer and cookies', async ({ page }) => {
  await silence(page)
  const token = plainToken()
  const asked = await answer(page, PROFILE_CALL, { json: PROFILE })
  await hold(page, token)
  await page.context().addCookies([{ name: 'probe', value: '1', url: 'http://localhost' }])
  await open(page, '/dashboard')
  await expect(page.getByRole('button', { name: 'Tvoj račun' })).toBeVisible()
  expect(asked).toHaveLength(1)
  expect(asked[0]?.headers.authorization).toBe(`Bearer ${token}`)
  expect(asked[0]?.headers.cookie).toContain('probe=1')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Tvoj račun' })).toBeVisible()
  expect(asked).toHaveLength(2)
})

test('an access token that has ended is renewed at the start, once', async ({ page }) => {
  await silence(page)
  await hold(page, plainToken({ endsAt: Date.now() - MINUTE }))
  const renewals = await answer(page, REFRESH, pair('2'))
  const asked = await answer(page, PROFILE_CALL, { json: PROFILE })
  await open(page, '/dashboard')
  await expect(page.getByRole('button', { name: 'Tvoj račun' })).toBeVisible()
  expect(renewals.map(({ body }) => body)).toEqual([{ refreshToken: 'renewal-1' }])
  expect(await stored(page, 'refresh_token')).toBe('renewal-2')
  expect(asked[0]?.headers.authorization).toBe(`Bearer ${await stored(page, 'accessToken')}`)
})

test('when renewing is refused the tokens go and the person is led to the sign-in', async ({ page }) => {
  await silence(page)
  await hold(page, plainToken({ endsAt: Date.now() - MINUTE }))
  const renewals = await answer(page, REFRESH, { status: 401, json: { error: 'Prijavi se.' } })
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
  expect(renewals).toHaveLength(1)
  expect(await stored(page, 'accessToken')).toBeNull()
  expect(await stored(page, 'refresh_token')).toBeNull()
})

test('without an answer to renewing the tokens stay, the person is told, and it is tried again', async ({
  page,
}) => {
  await silence(page)
  await hold(page, plainToken({ endsAt: Date.now() - MINUTE }))
  const renewals = await answer(page, REFRESH, 'no answer', pair('2'))
  await answer(page, PROFILE_CALL, { json: PROFILE })
  await page.goto('/dashboard')
  await expect(page.getByText('Nema veze s internetom.').first()).toBeVisible()
  expect(await stored(page, 'refresh_token')).toBe('renewal-1')
  await expect(page.getByRole('button', { name: 'Tvoj račun' })).toBeVisible()
  expect(renewals).toHaveLength(2)
})

test('a 401 renews the session once and asks once more with the new token', async ({ page }) => {
  await silence(page)
  await hold(page)
  const renewals = await answer(page, REFRESH, pair('2'))
  const asked = await answer(page, PROFILE_CALL, { status: 401 }, { json: PROFILE })
  await open(page, '/dashboard')
  await expect(page.getByRole('button', { name: 'Tvoj račun' })).toBeVisible()
  expect(renewals).toHaveLength(1)
  expect(asked).toHaveLength(2)
  expect(asked[1]?.headers.authorization).toBe(`Bearer ${await stored(page, 'accessToken')}`)
})

test('a second 401 in a row is not renewed again, and the session is over', async ({ page }) => {
  await silence(page)
  await hold(page)
  const renewals = await answer(page, REFRESH, pair('2'))
  const asked = await answer(page, PROFILE_CALL, { status: 401 })
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
  expect([renewals.length, asked.length]).toEqual([1, 2])
  expect(await stored(page, 'accessToken')).toBeNull()
})

test('a session that is refused while somebody works ends at once', async ({ page }) => {
  await silence(page)
  await hold(page)
  await answer(page, PROFILE_CALL, { json: PROFILE })
  await answer(page, 'GET /api/settings', { status: 401 })
  await answer(page, REFRESH, { status: 401 })
  await page.goto('/settings')
  await expect(page).toHaveURL('/login')
  expect(await stored(page, 'accessToken')).toBeNull()
})

for (const { left, after } of [
  { left: 10 * MINUTE, after: 5 * MINUTE },
  { left: 24 * HOUR, after: 24 * HOUR - 5 * MINUTE },
]) {
  test(`a token with ${left / MINUTE} minutes left is renewed five minutes before its end`, async ({
    page,
  }) => {
    await silence(page)
    await page.clock.install()
    await hold(page, plainToken({ endsAt: Date.now() + left }))
    const renewals = await answer(page, REFRESH, pair('2', Date.now() + left + HOUR))
    await answer(page, PROFILE_CALL, { json: PROFILE })
    await open(page, '/dashboard')
    await expect(page.getByRole('button', { name: 'Tvoj račun' })).toBeVisible()
    await page.clock.fastForward(after - 20_000)
    await page.waitForTimeout(300)
    expect(renewals).toHaveLength(0)
    await page.clock.fastForward(30_000)
    await expect.poll(() => renewals.length).toBe(1)
    await expect.poll(() => stored(page, 'refresh_token')).toBe('renewal-2')
  })
}

for (const left of [4 * MINUTE, 25 * HOUR]) {
  test(`a token with ${left / MINUTE} minutes left is not scheduled`, async ({ page }) => {
    await silence(page)
    await page.clock.install()
    await hold(page, plainToken({ endsAt: Date.now() + left }))
    const renewals = await answer(page, REFRESH, pair('2'))
    await answer(page, PROFILE_CALL, { json: PROFILE })
    await open(page, '/dashboard')
    await expect(page.getByRole('button', { name: 'Tvoj račun' })).toBeVisible()
    await page.clock.fastForward(left)
    await page.waitForTimeout(300)
    expect(renewals).toHaveLength(0)
  })
}

test('tokens that only the profile call knows keep the dashboard, and nothing is renewed early', async ({
  page,
}) => {
  // Other calls would be refused, and a refusal renews.
  await silence(page)
  await page.clock.install()
  await hold(page)
  const renewals = await answer(page, REFRESH, pair('2'))
  await answer(page, PROFILE_CALL, { json: PROFILE })
  await open(page, '/dashboard')
  await expect(page.getByText('Toga ovdje nema.')).toBeVisible()
  await page.clock.fastForward(MINUTE)
  await expect(page.getByRole('button', { name: 'Tvoj račun' })).toBeVisible()
  expect(renewals).toHaveLength(0)
  expect(await stored(page, 'refresh_token')).toBe('renewal-1')
})

test('two tabs renew one after the other, the second with what the first was given', async ({ page }) => {
  await silence(page)
  await hold(page, plainToken({ endsAt: Date.now() - MINUTE }))
  const context = page.context()
  const renewals: unknown[] = []
  await context.route('**/api/auth/refresh', async (route) => {
    renewals.push(route.request().postDataJSON())
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.fulfill(pair('2'))
  })
  await page.unrouteAll()
  // Other calls of the pages know nothing of these tokens and must not renew them once more.
  await context.route('**/api/**', (route) =>
    /\/api\/(?:auth|user)\//.test(route.request().url())
      ? route.fallback()
      : route.fulfill({ status: 404, json: {} }),
  )
  await context.route('**/api/user/profile', (route) => route.fulfill({ json: PROFILE }))
  // Tokens are stored on a page without our script, which would start renewing them.
  await page.goto('/robots.txt')
  const other = await context.newPage()
  await Promise.all([page.goto('/dashboard'), other.goto('/dashboard')])
  for (const tab of [page, other]) await expect(tab.getByRole('button', { name: 'Tvoj račun' })).toBeVisible()
  expect(renewals).toEqual([{ refreshToken: 'renewal-1' }])
})

test('signing out forgets the session whatever the server says, and keeps language and theme', async ({
  page,
}) => {
  await silence(page)
  await hold(page)
  await answer(page, PROFILE_CALL, { json: PROFILE })
  const left = await answer(page, 'POST /api/auth/logout', 'no answer')
  await open(page, '/dashboard')
  await page.evaluate(
    `localStorage.setItem('theme', 'dark'); localStorage.setItem('preferred-language', 'bhs')`,
  )
  await page.getByRole('button', { name: 'Tvoj račun' }).click()
  await page.getByText('Odjavi se', { exact: true }).click()
  await expect(page.getByText('Odjavljeni ste')).toBeVisible()
  await expect(page).toHaveURL('/login')
  expect(left.map(({ body }) => body)).toEqual([{ refreshToken: 'renewal-1' }])
  expect(await stored(page, 'accessToken')).toBeNull()
  expect(await stored(page, 'refresh_token')).toBeNull()
  expect([await stored(page, 'theme'), await stored(page, 'preferred-language')]).toEqual(['dark', 'bhs'])
})

test('signing out deletes from the device everything that the member wrote, recorded or voted, and nothing of other members', async ({
  page,
}) => {
  await silence(page)
  await hold(page)
  await answer(page, PROFILE_CALL, { json: PROFILE })
  await answer(page, 'POST /api/auth/logout', { status: 204 })
  await open(page, '/dashboard')
  const keys = [
    ['outbox', 'entries', ['OWNER', 'poruka']],
    ['outbox', 'entries', ['feed OWNER', 'objava']],
    ['outbox', 'entries', ['threads OWNER', 'komentar']],
    ['outbox', 'entries', ['reviews OWNER', 'ocjena']],
    ['recordings', 'recordings', ['OWNER', 'razgovor']],
    ['drafts', 'drafts', ['OWNER', 'form.prijava']],
  ] as const
  const onDevice = (act: 'put' | 'getKey') =>
    page.evaluate(`(async () => {
      const found = []
      for (const [name, store, key] of ${JSON.stringify(keys)}) {
        const database = await new Promise((resolve, reject) => {
          const request = indexedDB.open(name, 1)
          request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store))
          request.addEventListener('success', () => resolve(request.result))
          request.addEventListener('error', () => reject(request.error))
        })
        for (const owner of ['u1', 'other']) {
          const own = key.map((part) => part.replace('OWNER', owner))
          const transaction = database.transaction(store, 'readwrite')
          const place = transaction.objectStore(store)
          const request = '${act}' === 'put' ? place.put('riječi', own) : place.getKey(own)
          await new Promise((resolve) => transaction.addEventListener('complete', resolve))
          if (request.result) found.push(name + ' ' + own.join(' '))
        }
        database.close()
      }
      return found
    })()`)
  expect(await onDevice('put')).toHaveLength(2 * keys.length)
  await page.evaluate(
    `localStorage.setItem('votes', '{}'); localStorage.setItem('unsent', 'u1'); sessionStorage.setItem('draft.x', '1')`,
  )
  await page.getByRole('button', { name: 'Tvoj račun' }).click()
  await page.getByText('Odjavi se', { exact: true }).click()
  await expect(page.getByText('Odjavljeni ste')).toBeVisible()
  expect(await onDevice('getKey')).toEqual(
    keys.map(([name, , key]) => `${name} ${key.map((part) => part.replace('OWNER', 'other')).join(' ')}`),
  )
  expect([await stored(page, 'votes'), await stored(page, 'unsent')]).toEqual([null, null])
  expect(await page.evaluate(`sessionStorage.getItem('draft.x')`)).toBeNull()
})

test('a good sign-in stores both tokens, loads the profile with them and opens the dashboard', async ({
  page,
}) => {
  await silence(page)
  const signedIn = pair('9').json
  const sent = await answer(page, 'POST /api/auth/login', { json: signedIn })
  const asked = await answer(page, PROFILE_CALL, { json: PROFILE })
  await open(page, '/login')
  await field(page, 'email').fill(' amra@example.ba ')
  await field(page, 'password').fill(' s razmakom ')
  await page.getByRole('button', { name: 'Prijavi se' }).click()
  await expect(page).toHaveURL('/dashboard')
  expect(sent.map(({ body }) => body)).toEqual([{ email: 'amra@example.ba', password: ' s razmakom ' }])
  expect(await stored(page, 'accessToken')).toBe(signedIn.accessToken)
  expect(await stored(page, 'refresh_token')).toBe(signedIn.refreshToken)
  expect(asked[0]?.headers.authorization).toBe(`Bearer ${signedIn.accessToken}`)
})

const GUARDED = [
  '/dashboard',
  '/profile',
  '/ai-skills',
  '/feed',
  '/network',
  '/canvas',
  '/team-test',
  '/export-texts',
  '/articles/new',
  '/article/new',
  '/articles/01900000-0000-7000-8000-000000000000/edit',
  '/settings',
  '/admin',
  '/admin/pages',
  '/admin/page-builder',
  '/admin/page-builder/editor/01900000-0000-7000-8000-000000000000',
]

for (const path of GUARDED) {
  test(`a stranger who opens ${path} is led to the sign-in`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
  })
}

for (const path of ['/', '/login', '/register', '/forgot-password', '/password-reset']) {
  test(`whoever is signed in and opens ${path} is led to the dashboard`, async ({ page }) => {
    await silence(page)
    await hold(page)
    await answer(page, PROFILE_CALL, { json: PROFILE })
    await page.goto(path)
    await expect(page).toHaveURL('/dashboard')
  })
}

test('while the session loads a spinner says so', async ({ page }) => {
  await silence(page)
  await hold(page)
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/api/user/profile', async (route) => {
    await held
    await route.fulfill({ json: PROFILE })
  })
  await page.goto('/dashboard')
  const spinner = page.getByRole('main').getByRole('status')
  await expect(spinner).toHaveText('Učitavanje...')
  await expect(spinner).toHaveAttribute('aria-busy', 'true')
  go()
  await expect(page.getByText('Učitavanje...')).toHaveCount(0)
})

test('the settings have a sign-out of their own', async ({ page, browser, product, address }) => {
  await makeMember({ browser, product, address })
  await open(page, '/login')
  await field(page, 'email').fill(address)
  await field(page, 'password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Prijavi se' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/settings')
  await page.getByRole('main').getByRole('button', { name: 'Odjavi se', exact: true }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Odjavljeni ste')).toBeVisible()
  expect(await stored(page, 'refresh_token')).toBeNull()
})
