import { cast } from '#features/account/server/index.ts'
import { wholeProfile } from '#features/profiles/server/index.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import type { Services } from '#platform/server/services.ts'
import { DEMO_TOKEN } from '../contract/demo-token.ts'
import { startFrom, type Template } from '../contract/templates.ts'
import { insertCv, saveLink } from './cvs.queries.ts'
import { storedForm } from './link.service.ts'

const SEEDED: readonly { who: keyof typeof cast; name: string; template: Template; shared?: boolean }[] = [
  { who: 'damir', name: 'CV za predavanja', template: 'job' },
  { who: 'amra', name: 'Praksa u banci, na engleskom', template: 'abroad' },
  { who: 'amra', name: 'Stipendija 2027', template: 'study' },
  { who: 'amra', name: 'Analiza podataka', template: 'job', shared: true },
]

/** Seeds CVs of the cast, one of them public. */
export async function seedCvs(services: Services): Promise<void> {
  const { db } = services
  for (const { who, name, template, shared } of SEEDED) {
    const user = await findUserByEmail(db, cast[who].email)
    if (!user) continue
    const { contents } = await wholeProfile(db, user.id)
    const variant = startFrom({ template, name, contents })
    // A public CV has no contact details.
    const shows = { ...variant.shows, ...(shared && { email: false, phone: false }) }
    const id = await insertCv(db, { userId: user.id, variant: { ...variant, shows } })
    if (shared) await saveLink(db, { id, userId: user.id, days: 0, ...storedForm(services, DEMO_TOKEN) })
  }
}
