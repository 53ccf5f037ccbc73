import type { Services } from '#platform/server/services.ts'
import { openRelease } from '../release/release.ts'
import { type ImportInput, importRelease } from './import.service.ts'
import type { MergeReport } from './merge.queries.ts'

export { seedOwnVocabulary } from './own-vocabulary.service.ts'

/** Imports a release from a folder or an archive. */
export async function importFolder(
  input: {
    services: Pick<Services, 'pool' | 'db'>
    folder: string
  } & Pick<ImportInput, 'onProgress' | 'onContinue'>,
): Promise<MergeReport> {
  const { services, folder, onProgress, onContinue } = input
  const release = await openRelease(folder)
  return importRelease({ database: services, release, source: folder, onProgress, onContinue })
}
