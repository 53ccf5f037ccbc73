import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { employer } from '#features/opportunities/server/opportunities.fixture.ts'
import { applicantOf, decided, type House, openHouse } from '../applications.fixture.ts'

let app: House['app']
let given: House
beforeAll(async () => {
  given = await openHouse()
  ;({ app } = given)
})
afterAll(() => app.stop())

const applicant = (names?: Parameters<typeof applicantOf>[1]) => applicantOf(given, names)

describe('The reply clock', () => {
  test('shows publicly how many answers came in time, and reminds once before', async () => {
    const slow = await employer(app, { name: 'Spora Kuća', role: 'owner' })
    const { id: open, slug } = await slow.published()
    const ids: string[] = []
    for (let each = 0; each < 3; each += 1) ids.push(await (await applicant()).sent(open))
    const due = (id: string, when: string) =>
      app.services.pool.query(`update applications set promised_at = now() + $2::interval where id = $1`, [
        id,
        when,
      ])
    await due(ids[0]!, '-1 day')
    await due(ids[1]!, '1 day')
    const { remindTask } = await import('./remind.task.ts')
    const work = { id: 'x', complete: async () => undefined }
    await Promise.all([1, 2].map(() => remindTask.handle(app.services, {}, work)))
    const { rows } = await app.services.pool.query(
      'select count(reminded_at)::int as reminded from applications where opportunity_id = $1',
      [open],
    )
    expect(rows[0].reminded).toBe(1)
    await decided(slow, open, [ids[1]!], { status: 'in-review' })
    const shown = await app.http.inject({ url: `/api/public/organisations/${slow.organisation}` })
    expect(shown.json().replies).toEqual({ due: 2, inTime: 1 })
    // The page on which people decide whether to apply shows it too.
    const page = await app.http.inject({ url: `/api/public/opportunities/${slug}` })
    expect(page.json().organisation.replies).toEqual({ due: 2, inTime: 1 })
  })
})
