import { emptyCall } from '#features/calls/contract/empty-call.ts'
import { insertDraft } from '#features/calls/server/calls.fixture.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'

/** A draft of a bank on whose board somebody else sits. */
async function draft(app: TestApp): Promise<Record<string, string>> {
  const { userId } = await signIn(app)
  const { id } = await insertDraft(app.services.db, [userId])
  return { id }
}

const reason = { bhs: 'Razlog.', en: 'Reason.' }

export const foreignCalls: Record<string, (app: TestApp) => Promise<Record<string, string>>> = {
  'GET /api/managed-calls/{id}': draft,
  'GET /api/managed-calls/{id}/applications': draft,
  'GET /api/managed-calls/{id}/applications/export/{format}': async (app) => ({
    ...(await draft(app)),
    format: 'csv',
  }),
  'PUT /api/managed-calls/{id}': draft,
  'DELETE /api/managed-calls/{id}': draft,
  'DELETE /api/managed-calls/{id}/changes': draft,
  'POST /api/managed-calls/{id}/publication': draft,
  'POST /api/managed-calls/{id}/prolongation': draft,
  'POST /api/managed-calls/{id}/cancellation': draft,
  'POST /api/managed-calls/{id}/rule-trial': draft,
}

/** Bodies that would be taken if it were one's own. */
export const callBodies: Record<string, object> = {
  'PUT /api/managed-calls/{id}': { content: emptyCall(), rulesOff: [] },
  'POST /api/managed-calls/{id}/prolongation': { deadline: '2030-01-01T13:00:00Z', reason },
  'POST /api/managed-calls/{id}/cancellation': { reason },
  'POST /api/managed-calls/{id}/rule-trial': { rules: [], template: emptyCall().template },
}
