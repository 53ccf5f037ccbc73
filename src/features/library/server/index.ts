import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { eraseLibrary, exportLibrary, mergeLibrary } from './data-rights.ts'
import { listUntitled } from './documents/documents.queries.ts'
import { documentRoutes } from './documents/documents.routes.ts'
import { mountDownloads } from './documents/download.routes.ts'
import { libraryRoutes } from './library.routes.ts'
import type { PictureUses } from './uses.service.ts'

export { columnBytes, saveFetchedPicture, savePicture, readLargest } from './library.service.ts'
export { addSeededPicture } from './seeded-picture.ts'
export { listUntitled as untitledDocuments }
export {
  listUsed as usedPictures,
  listUsedDocuments as usedDocuments,
  saveDocumentUses as useDocuments,
  saveUses as usePictures,
} from './uses.queries.ts'
export { picturesById, type PictureUses } from './uses.service.ts'

/** Pictures and other files of authors and staff: described once, used in texts of whatever features register. */
export function createLibraryFeature({ uses }: { uses: readonly PictureUses[] }): Feature {
  return {
    name: 'library',
    catalogues: { bhs, en },
    routes: [...libraryRoutes(uses), ...documentRoutes(uses)],
    mount: mountDownloads,
    auditActions: [
      'describe',
      'replace',
      'remove',
      'crop',
      'document-describe',
      'document-replace',
      'document-remove',
    ],
    exporter: exportLibrary,
    eraser: eraseLibrary,
    merger: mergeLibrary,
  }
}
