import { cast } from '#features/account/server/index.ts'
import { type SeededQuestion, seedQuestions } from '#features/discussions/server/index.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import type { Db } from '#platform/server/db/database.ts'

type Name = keyof typeof cast

/** Questions of the cast about the demo calls, each in their own language; `tarik` answers for the bank. */
const QUESTIONS: Readonly<Record<string, readonly SeededQuestion<Name>[]>> = {
  'jesen-u-zenici': [
    {
      by: 'haris',
      text: 'Može li neko iz ekipe živjeti u Travniku? Nas četvero je iz Zenice, a peti ide s nama u školu.',
      hours: 190,
      interested: ['amra', 'jovana', 'luka'],
      answers: [
        {
          by: 'tarik',
          text: 'Može, ako projekat radite u Zenici i ako je barem polovina ekipe odavde. Vi to ispunjavate.',
          hours: 166,
          isOfficial: true,
        },
      ],
    },
    {
      by: 'amra',
      text: 'Računa li se posuđen alat kao doprinos zajednice?',
      hours: 120,
      interested: ['haris'],
      answers: [
        {
          by: 'tarik',
          text: 'Da, po cijeni najma u vašem mjestu, uz potpis onoga ko ga daje.',
          hours: 97,
          isOfficial: true,
        },
        {
          by: 'jovana',
          text: 'Mi smo prošle godine tako upisali bušilicu i skelu i prošlo je bez problema.',
          hours: 80,
        },
      ],
    },
    {
      by: 'luka',
      text: 'I study in Vienna but come home every other weekend. Can I still be part of a team from Zenica?',
      hours: 30,
      interested: ['ivana', 'ines'],
    },
    { by: 'adnan', text: 'Ko čuva klupe nakon što projekat završi, mi ili škola?', hours: 9 },
  ],
  'mladi-za-semberiju': [
    {
      by: 'nikola',
      text: 'Imamo ideju za čitaonicu u mjesnoj zajednici. Treba li nam pismo mjesne zajednice već za prijavu?',
      hours: 26,
      interested: ['stefan'],
    },
  ],
}

/** Seeds the questions about a demo call. */
export async function seedCallQuestions(tx: Db, call: { id: string; slug: string }): Promise<void> {
  const people = new Map<Name, string>()
  for (const name of Object.keys(cast) as Name[]) {
    const user = await findUserByEmail(tx, cast[name].email)
    if (user) people.set(name, user.id)
  }
  await seedQuestions(tx, { kind: 'call', id: call.id, people, questions: QUESTIONS[call.slug] ?? [] })
}
