import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { DashboardPart } from '#platform/server/dashboard-part.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { serverMessages as bhs } from '../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../contract/server-messages.en.ts'

const stateRow = rowsOf({ taken: z.boolean(), team: z.nullable(z.string()), name: z.nullable(z.string()) })

/** A team that waits for an answer comes before most; the test itself after the profile's steps. */
const WEIGHT = { invited: 55, test: 8 }

/** The dashboard's part: a waiting invitation, or the test for members who have not taken it. */
export const teamTestPart: DashboardPart = async ({ db, user, locale }) => {
  const { rows } = await stateRow(db)(sql`
    select exists (select 1 from team_test_results where user_id = ${user.id}) as taken, w.id as team, w.name
    from (select 1) one left join lateral (
      select t.id, t.name from team_test_members m join team_test_teams t on t.id = m.team_id
      where m.user_id = ${user.id} and m.joined_at is null
        and not exists (select 1 from blocked_pairs b where b.member_id = ${user.id} and b.other_id = t.owner_id)
      order by m.invited_at limit 1) w on true`)
  const [state] = rows
  const t = translator({ bhs, en }, locale)
  if (state?.team) {
    const name = state.name ?? ''
    return {
      steps: [
        {
          id: 'team-test-invited',
          weight: WEIGHT.invited,
          title: t('dashboard.invited.title', { name }),
          text: t('dashboard.invited.text'),
          action: t('dashboard.invited.action'),
          path: `/team-test/teams/${state.team}`,
          progress: null,
        },
      ],
    }
  }
  if (state?.taken) return {}
  return {
    steps: [
      {
        id: 'team-test',
        weight: WEIGHT.test,
        title: t('dashboard.test.title'),
        text: t('dashboard.test.text'),
        action: t('dashboard.test.action'),
        path: '/team-test',
        progress: null,
      },
    ],
  }
}
