import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { eraseFileNames, mergeFiles } from './data-rights.ts'
import { mountPictures } from './pictures.routes.ts'
import { reconcileTask } from './reconcile.task.ts'
import { removeTask } from './remove.task.ts'

export { updateHidden as hideFiles } from './files.queries.ts'
export { drawPicture } from './picture.service.ts'
export { readFile, streamFile, WHOLE } from './read.service.ts'
export { reconcileFiles } from './reconcile.task.ts'
export { removeFilesSoon, removeTask } from './remove.task.ts'
export { listSeededPictures, readSeededPicture } from './seeded-picture.ts'
export { attachFile, storeSeededFile, type Upload, withStoredFile } from './store.service.ts'

/** Everything that people upload: one table, one way in, one way out, and nothing that stays behind. */
export const media: Feature = {
  name: 'media',
  catalogues: { bhs, en },
  routes: [],
  mount: mountPictures,
  tasks: [removeTask, reconcileTask],
  eraser: eraseFileNames,
  merger: mergeFiles,
}
