import type { Page } from '@playwright/test'
import { onDatabase } from '#tests/setup/on-database.ts'
import { letSignIn, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'
import type { Product } from './product.ts'

// People of no board and no team in any other journey.
const CHAIR = 'senad.mehic@primjer.ba'
const SECOND = 'josip.matic@primjer.ba'
const LEAD = 'mladen.tesic@primjer.ba'
const CALL = 'klupe-u-jezeru'
const phone = { viewport: { width: 360, height: 740 } }

test('a board that let the day of its vote pass is late in public, decides with two signatures, and the vote is announced anew', async ({
  page,
  deviceOf,
  product,
}) => {
  await letSignIn(product, [CHAIR, SECOND, LEAD])
  await makeLate(product)
  await page.goto(`/calls/${CALL}`)
  await expect(page.getByText('Odbor još nije odlučio o svim prijavama', { exact: false })).toBeVisible()

  const chair = await deviceOf(CHAIR, 'bhs', phone)
  await open(chair, `/reviews/calls/${CALL}`)
  await chair.getByRole('button', { name: /^Predloži odluku: / }).press('Enter')
  const proposal = chair.getByRole('dialog')
  await proposal.getByRole('textbox', { name: 'Iznos u KM' }).fill('600')
  await proposal
    .getByRole('textbox', { name: 'Obrazloženje za ekipu' })
    .fill('Klupe su potrebne, a škola je obećala da će ih čuvati.')
  await proposal.getByRole('button', { name: 'Predloži odluku' }).press('Enter')
  await expect(chair.getByText(/čeka drugi potpis/).first()).toBeVisible()
  await expectNoOverflow(chair)

  const second = await deviceOf(SECOND, 'bhs', phone)
  await open(second, `/reviews/calls/${CALL}`)
  await second.getByRole('button', { name: /^Potpiši odluku: / }).press('Enter')
  await expectAccessible(second)
  await second.getByRole('dialog').getByRole('button', { name: 'Potpiši', exact: true }).press('Enter')
  await expect(second.getByText('Odluka je potpisana, ekipa dobija pismo')).toBeVisible()

  // The vote begins a day later and lasts as long as it would have; the page says that it was moved, and why.
  await page.reload()
  await expect(page.getByText('Odbor još nije odlučio', { exact: false })).toHaveCount(0)
  await expect(page.getByText(/^Termini su pomjereni/)).toBeVisible()
  await expectAccessible(page)
  const team = await deviceOf(LEAD, 'bhs', phone)
  await hears(team, 'Klupe u Jezeru')
})

async function hears(page: Page, call: string): Promise<void> {
  await open(page, '/notifications')
  await expect(page.getByText(call, { exact: false }).first()).toBeVisible()
}

/** Makes a call of a bank of its own that is held: the hour of its vote has come, and its application is undecided. */
async function makeLate({ dataDir }: Product): Promise<void> {
  await onDatabase(dataDir, async (client) => {
    const idOf = async (email: string) =>
      (await client.query<{ id: string }>('select id from users where email = $1', [email])).rows[0]!.id
    const [chair, second, lead] = [await idOf(CHAIR), await idOf(SECOND), await idOf(LEAD)]
    const { rows } = await client.query<{ id: string }>(
      `insert into youth_banks (id, slug, name, municipalities, about)
       select gen_random_uuid(), 'omladinska-banka-jezero', 'Omladinska banka Jezero', '{jezero}', about from youth_banks limit 1
       returning id`,
    )
    const bank = rows[0]!.id
    for (const person of [chair, second])
      await client.query(
        `insert into youth_bank_board (id, bank_id, user_id, role, since)
         values (gen_random_uuid(), $1, $2, '{"bhs":"u odboru","en":"on the board"}', current_date - 30)`,
        [bank, person],
      )
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const dates = {
      opensAt: inHours(-900),
      deadline: inHours(-400),
      reviewUntil: inHours(-50),
      voteFrom: inHours(-2),
      voteUntil: inHours(166),
      resultsAt: inHours(190),
    }
    const made = await client.query<{ id: string }>(
      `insert into grant_calls (id, slug, programme_id, bank_id, status, content, opens_at, deadline, results_at, published_at, announced_at, reminded_at, held_at)
       select gen_random_uuid(), $1, programme_id, $2, 'published',
         content || jsonb_build_object('dates', $3::jsonb, 'title', '{"bhs":"Klupe u Jezeru","en":"Benches in Jezero"}'::jsonb),
         ($3::jsonb ->> 'opensAt')::timestamptz, ($3::jsonb ->> 'deadline')::timestamptz,
         ($3::jsonb ->> 'resultsAt')::timestamptz, now(), now(), now(), now()
       from grant_calls where slug = 'topla-soba' returning id`,
      [CALL, bank, JSON.stringify(dates)],
    )
    const call = made.rows[0]!.id
    const canvas = await client.query<{ id: string }>(
      `insert into canvases (id, call_id, lead_id, title, submitted_at)
       values (gen_random_uuid(), $1, $2, 'Klupe kod jezera', now() - interval '20 days') returning id`,
      [call, lead],
    )
    const id = canvas.rows[0]!.id
    await client.query('insert into canvas_members (canvas_id, user_id) values ($1, $2)', [id, lead])
    await client.query(
      `insert into canvas_submissions (canvas_id, arrived_at, counted_at, content, digest)
       select $1, now() - interval '20 days', now() - interval '20 days',
         s.content || '{"title":"Klupe kod jezera","municipality":"jezero"}'::jsonb, ''
       from canvas_submissions s join canvases c on c.id = s.canvas_id join grant_calls g on g.id = c.call_id
       where g.slug = 'topla-soba' limit 1`,
      [id],
    )
  })
}
