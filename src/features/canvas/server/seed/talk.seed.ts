import * as Y from 'yjs'
import { seedThreads } from '#features/discussions/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { textOf } from '../../contract/canvas-document.ts'
import { anchorOf, readText } from '../../contract/talk/words-at.ts'
import type { DemoCanvas } from './demo-canvases.ts'
import { demoTalk } from './demo-talk.ts'

type TalkSeed = {
  id: string
  demo: DemoCanvas
  team: readonly { who: string; id: string }[]
  mentors: readonly { who: string; id: string }[]
  update: Uint8Array
}

/** Seeds a team's comments about its application, at the words that they are about. */
export async function seedTalk(tx: Db, { id, demo, team, mentors, update }: TalkSeed): Promise<void> {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, update)
  const author = (who: string) => [...team, ...mentors].find((mate) => mate.who === who)?.id ?? team[0]!.id
  const withAuthor = <T extends { who: string }>({ who, ...rest }: T) => ({ ...rest, author: author(who) })
  await seedThreads(tx, {
    kind: 'canvas',
    about: id,
    threads: (demoTalk[demo.title] ?? []).map(({ box, words = '', answers = [], resolvedBy, ...talk }) => {
      const read = readText(textOf(doc, box))
      const from = read.text.indexOf(words)
      const anchor = words === '' ? null : anchorOf(read, { from, to: from + words.length })
      return {
        ...withAuthor(talk),
        place: box,
        anchor,
        quote: words,
        answers: answers.map(withAuthor),
        ...(resolvedBy !== undefined && { resolvedBy: author(resolvedBy) }),
      }
    }),
  })
  doc.destroy()
}
