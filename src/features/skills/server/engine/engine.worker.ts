import { workerData } from 'node:worker_threads'
import { handleTasks } from '#platform/server/workers/handle-tasks.ts'
import { learn } from '../train/learn.ts'
import { gatherVocabulary } from '../vocabulary/gather.ts'
import { readOwnTables } from '../vocabulary/own-tables.ts'
import { readArtefact, trainedPath } from './artefact.ts'
import { Engine, type TitleMatches } from './engine.ts'
import { FileCache } from './file-cache.ts'
import type { Answers, Question } from './engine-pool.ts'

// Loading takes a second and a page of text some milliseconds; requests must wait for neither.
const { dataDir } = workerData as { dataDir: string }
const path = trainedPath(dataDir)
/** The last trained engine; a later training replaces it. */
const engine = new FileCache(path, async () => new Engine((await readArtefact(path)) ?? (await untrained())))

handleTasks(async (question: Question) => answer(await engine.current(), question))

function answer(ready: Engine, question: Question) {
  if (question.ask === 'extract')
    return ready
      .extract(question.text)
      .map(({ skill, confidence, start, end, stated }) => ({ id: skill.id, confidence, start, end, stated }))
  if (question.ask === 'occupations')
    return byTitle(ready.searchOccupations(question.title, question.limit), question.groupLimit)
  if (question.ask === 'nearest') return ready.nearest(question.of, question.among)
  return ready.nearSkills(question.skill, question.limit)
}

function byTitle({ groups, occupations }: TitleMatches, most: number): Answers['occupations'] {
  return {
    groups: groups.map(({ group, score, occupations: all }) => ({
      group,
      score,
      ids: all.slice(0, most).map(({ id }) => id),
    })),
    occupations: occupations.map(({ occupation, score }) => ({ id: occupation.id, score })),
  }
}

async function untrained() {
  const vocabulary = await gatherVocabulary(readOwnTables())
  return { source: 'own', vocabulary, learned: learn(vocabulary) }
}
