import { cast } from '#features/account/server/index.ts'
import { type SeededQuestion, seedQuestions } from '#features/discussions/server/index.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import type { Db } from '#platform/server/db/database.ts'

type Name = keyof typeof cast

/** The opportunity with demo questions; `nermina` answers for the organisation. */
export const ASKED_ABOUT = 'web-programer-web-programerka-bihac'

const QUESTIONS: readonly SeededQuestion<Name>[] = [
  {
    by: 'haris',
    text: 'Dolazi li u obzir neko ko je React učio sam, bez fakulteta?',
    hours: 70,
    interested: ['amra', 'luka'],
    answers: [
      {
        by: 'nermina',
        text: 'Da. Gledamo šta znaš da napraviš: pošalji nam jedan svoj projekat, makar i mali.',
        hours: 49,
        isOfficial: true,
      },
    ],
  },
  { by: 'amra', text: 'Moraju li dva dana u kancelariji biti uvijek isti dani?', hours: 6 },
]

/** Seeds the questions of a demo opportunity. */
export async function seedOpportunityQuestions(tx: Db, id: string): Promise<void> {
  const people = new Map<Name, string>()
  for (const name of ['haris', 'amra', 'luka', 'nermina'] as const) {
    const user = await findUserByEmail(tx, cast[name].email)
    if (user) people.set(name, user.id)
  }
  await seedQuestions(tx, { kind: 'opportunity', id, people, questions: QUESTIONS })
}
