import { randomUUID } from 'node:crypto'
import { emptyCall } from '#features/calls/contract/empty-call.ts'
import { insertDraft } from '#features/calls/server/calls.fixture.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'

/** Creates a draft of a bank with another board. */
async function draft(app: TestApp): Promise<Record<string, string>> {
  const { userId } = await signIn(app)
  const { id } = await insertDraft(app.services.db, [userId])
  return { id }
}

async function termChange(app: TestApp): Promise<Record<string, string>> {
  return { ...(await draft(app)), change: randomUUID() }
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
  'POST /api/managed-calls/{id}/postponement': draft,
  'POST /api/managed-calls/{id}/term-changes': draft,
  'PUT /api/managed-calls/{id}/term-changes/{change}/confirmed': termChange,
  'DELETE /api/managed-calls/{id}/term-changes/{change}': termChange,
}

/** Bodies that would be valid for one's own. */
export const callBodies: Record<string, object> = {
  'PUT /api/managed-calls/{id}': { content: emptyCall(), rulesOff: [] },
  'POST /api/managed-calls/{id}/prolongation': { deadline: '2030-01-01T13:00:00Z', reason },
  'POST /api/managed-calls/{id}/cancellation': { reason },
  'POST /api/managed-calls/{id}/postponement': {
    dates: {
      reviewUntil: '2030-02-01T13:00:00Z',
      voteFrom: null,
      voteUntil: null,
      resultsAt: '2030-03-01T13:00:00Z',
    },
    reason,
  },
  'POST /api/managed-calls/{id}/term-changes': { reason },
  'POST /api/managed-calls/{id}/rule-trial': { rules: [], template: emptyCall().template },
}
