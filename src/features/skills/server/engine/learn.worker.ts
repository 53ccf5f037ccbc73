import { handleTasks } from '#platform/server/workers/handle-tasks.ts'
import { learn } from '../train/learn.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { writeArtefact } from './artefact.ts'

export type LearnTask = { vocabulary: Vocabulary; path: string }

handleTasks(async ({ vocabulary, path }: LearnTask, progress) => {
  const learned = learn(vocabulary, progress)
  await writeArtefact(path, { source: `trained ${vocabulary.version}`, vocabulary, learned })
})
