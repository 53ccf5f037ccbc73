import { parentPort, workerData } from 'node:worker_threads'
import { learn } from '../train/learn.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { writeArtefact } from './artefact.ts'

// Learning keeps a core busy for some ten seconds; the server goes on meanwhile.
const { vocabulary, path } = workerData as { vocabulary: Vocabulary; path: string }
const learned = learn(vocabulary, (step) => parentPort?.postMessage(step))
await writeArtefact(path, { source: `trained ${vocabulary.version}`, vocabulary, learned })
