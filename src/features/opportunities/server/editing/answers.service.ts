import { problems as platform } from '#platform/contract/problems.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { deleteInquiry, storeAnswer } from '../member/inquiries.queries.ts'
import { type Call, change } from './editing.service.ts'

type OnQuestion = Call & { id: string; question: string }

export function answer(input: OnQuestion & { answer: string }): Promise<void> {
  const { session, id, question, answer: said } = input
  return change(input, async (tx) => {
    const isKept = await storeAnswer(tx, { of: id, question, answer: said.trim(), userId: session.userId })
    if (!isKept) throw new Problem(platform.notFound)
  })
}

export function removeInquiry(input: OnQuestion): Promise<void> {
  return change(input, async (tx) => {
    if (!(await deleteInquiry(tx, { of: input.id, question: input.question })))
      throw new Problem(platform.notFound)
  })
}
