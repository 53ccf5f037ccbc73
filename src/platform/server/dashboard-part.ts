import type { Locale } from '../contract/locale.ts'
import type { Session } from './auth/session.ts'
import type { User } from './auth/users.queries.ts'
import type { Db } from './db/database.ts'

/** One thing to do; `progress` says how far it is, where it has parts of its own. */
export type DashboardStep = {
  id: string
  title: string
  text: string
  action: string
  path: string
  progress: { done: number; of: number; text: string } | null
}
export type DashboardPiece = {
  id: string
  text: string
  done: boolean
  path: string
}
/** `look`: the person should have a look whether it is so with their will. */
export type DashboardFact = { id: string; text: string; state: 'fine' | 'look'; path: string }

export type PartInput = { db: Db; user: User; session: Session; locale: Locale }

/**
 * A step with what it matters (0 to 100) and the moment until which it has to be done or at which it takes place, in ISO
 * form; of all parts' steps the most urgent one is shown.
 */
export type WeightedStep = DashboardStep & { weight: number; dueAt?: string }

export type PartAnswer = {
  /** Things to do now. */
  steps?: readonly WeightedStep[]
  pieces?: readonly DashboardPiece[]
  facts?: readonly DashboardFact[]
}

/** One feature's answer about a member's next step, in the member's language. */
export type DashboardPart = (input: PartInput) => Promise<PartAnswer>
