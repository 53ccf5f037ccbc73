import type { Feature } from '#platform/server/feature.ts'
import { serverMessages as bhs } from '../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../contract/server-messages.en.ts'
import { editorRoutes } from './editor/editor.routes.ts'
import type { SkillUpdate } from './editor/editor.service.ts'
import { trainTask } from './engine/train.task.ts'
import { mountEngine } from './engine-of.ts'
import { skillSearch } from './search-kind.ts'
import { skillRoutes } from './skills.routes.ts'

export type { SkillUpdate } from './editor/editor.service.ts'
export type { Engine, GroupMatch } from './engine/engine.ts'
export { engineOf } from './engine-of.ts'
export { nearSkills } from './near-skills.ts'
export { readSkills, wordsKey } from './read-skills.ts'
export { escoUri } from './release/esco-uri.ts'
export {
  findOccupation,
  findOccupationByKey,
  listOccupationNames,
  listPrerequisites,
} from './occupations.queries.ts'
export { listClosestOccupations } from './occupations/closest-occupations.queries.ts'
export { listByName, listLabels, listSuggestions } from './skills.queries.ts'
export type { ImportStep } from './storage/import.service.ts'
export type { Change, MergeReport } from './storage/merge.queries.ts'

/** Modules that only commands need; a starting server does not load them. */
export const commands = {
  importing: () => import('./storage/import-folder.service.ts'),
  vocabulary: () => import('./storage/own-vocabulary.service.ts'),
  training: () => import('./engine/train.service.ts'),
  engine: () => import('./engine/find-artefact.ts'),
  ownSkills: () => import('./extract/own-skills.ts'),
  evaluation: () => import('./eval/report.ts'),
  material: () => import('./eval/gather-material.ts'),
  shippedEncoder: () => import('./encoder/train-shipped.ts'),
  bench: () => import('./eval/bench-parts.ts'),
}

/** The vocabulary and its engine; each of `skillUpdates` replaces a merged skill in a feature. */
export function createSkillsFeature({ skillUpdates }: { skillUpdates: readonly SkillUpdate[] }): Feature {
  return {
    name: 'skills',
    catalogues: { bhs, en },
    routes: [...skillRoutes, ...editorRoutes(skillUpdates)],
    searchKinds: [skillSearch],
    tasks: [trainTask],
    mount: mountEngine,
    auditActions: ['create', 'save', 'merge'],
  }
}
