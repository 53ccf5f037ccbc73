import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { cleanTask } from './clean.task.ts'
import { routes } from './cv-import.routes.ts'
import { eraseCvImport, exportCvImport, mergeCvImports } from './data-rights.ts'
import { cvImportLimit } from './cv-import.service.ts'

export type { Block, Run } from './read/html-blocks.ts'
export { readDocxBlocks } from './read/read-docx-blocks.ts'
export { readDocxText } from './read/read-docx-text.ts'
export { readDocumentText } from './read/read-document-text.ts'

/** Code that only commands need, so that the server does not load it. */
export const commands = { evaluation: () => import('./eval/evaluate.ts') }

export const cvImport: Feature = {
  name: 'cvImport',
  catalogues: { bhs, en },
  limits: [cvImportLimit],
  areas: [{ id: 'cvImport', calls: ['/api/profile/import'], pages: ['/profile/import'] }],
  routes,
  tasks: [cleanTask],
  exporter: exportCvImport,
  eraser: eraseCvImport,
  merger: mergeCvImports,
}
