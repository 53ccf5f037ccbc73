import type { Locale } from '#platform/contract/locale.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { User } from '#platform/server/auth/users.queries.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { DashboardFact, DashboardPiece, DashboardStep } from '../contract/dashboard.endpoints.ts'

export type PartInput = { db: Db; user: User; session: Session; locale: Locale }

export type PartAnswer = {
  /** Things to do now; of all parts' steps the one with the greatest weight (0 to 100) is shown. */
  steps?: readonly (DashboardStep & { weight: number })[]
  pieces?: readonly DashboardPiece[]
  facts?: readonly DashboardFact[]
}

/** What one feature knows about a member's next step, in the member's language. */
export type DashboardPart = (input: PartInput) => Promise<PartAnswer>
