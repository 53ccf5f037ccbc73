import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useAutosave } from '#platform/web/forms/use-autosave.ts'
import { getTeamTest, saveResult } from '../../contract/results.endpoints.ts'
import { scoreAnswers } from '../../contract/scoring.ts'
import { EDITION, SKIPPED, STATEMENTS } from '../../contract/statements.ts'

/** Answers on this device: stored as they are given, sent once complete. */
export type TestDraft = {
  id: string
  answers: readonly number[]
  /** The index of the current statement. */
  place: number
  isWhole: boolean
}

const NOTHING: TestDraft = { id: '', answers: STATEMENTS.map(() => SKIPPED), place: 0, isWhole: false }

/**
 * Returns the test on this device: it continues after a reload, and a complete one is sent as soon as there is a
 * connection.
 */
export function useTestDraft() {
  const queries = useQueryClient()
  const autosave = useAutosave<TestDraft>({
    name: 'team-test',
    saved: { value: NOTHING, version: 'new' },
    async send({ id, answers }) {
      await call(saveResult, { body: { id, edition: EDITION, answers: [...answers] }, autosave: true })
      await queries.invalidateQueries({ queryKey: endpointKey(getTeamTest) })
      return 'new'
    },
    reload: async () => undefined,
    isHeld: ({ isWhole }) => !isWhole,
    isReadable: ({ answers, place }) => answers?.length === STATEMENTS.length && place >= 0,
  })
  const { edit, unsaved } = autosave
  return {
    draft: unsaved,
    device: autosave.device,
    failed: autosave.state.kind === 'failed' && !autosave.state.again ? autosave.state.error : undefined,
    begin: () => edit(() => ({ ...NOTHING, id: crypto.randomUUID() })),
    answer: (answer: number) => edit((now) => answered(now, answer)),
    back: () => edit((now) => ({ ...now, place: Math.max(0, now.place - 1) })),
    /** Reopens answers that the server rejects, for another look. */
    reopen: () => edit((now) => ({ ...now, isWhole: false, place: STATEMENTS.length - 1 })),
  }
}

export type TestOnDevice = ReturnType<typeof useTestDraft>

/**
 * Returns the draft with an answer, at the next statement; after the last one it is complete, unless too few answers were
 * given.
 */
export function answered(draft: TestDraft, answer: number): TestDraft {
  const answers = draft.answers.with(draft.place, answer)
  if (draft.place + 1 < STATEMENTS.length) return { ...draft, answers, place: draft.place + 1 }
  const isScored = Object.values(scoreAnswers(answers)).some((score) => score !== null)
  return isScored ? { ...draft, answers, isWhole: true } : { ...draft, answers, place: 0 }
}
