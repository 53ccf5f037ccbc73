import { handleTasks } from '#platform/server/workers/handle-tasks.ts'
import type { AgreementDocument } from './agreement-document.ts'

handleTasks(
  async (document: AgreementDocument): Promise<Buffer> =>
    (await import('./draw-agreement.ts')).drawAgreement(document),
)
