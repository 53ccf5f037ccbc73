import { refuseIfLimited } from '#features/moderation/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Mentorship } from '../../contract/requests.endpoints.ts'
import { answering, type Call } from './answer.service.ts'
import { insertQuestion, saveAnswer } from './questions.queries.ts'

type Question = { id: string; question: string }

/** A mentor asks for more before answering. Sent again, the question is asked once. */
export function askForMore({ body, ...call }: Call & { body: Question }): Promise<Mentorship> {
  const { id, question } = body
  return answering(call, {
    act: 'question',
    isDone: ({ questions, side }) => side === 'mentor' && questions.some((one) => one.id === id),
    async handle({ tx, row }) {
      await refuseIfLimited(tx, { userId: call.session.userId, does: 'questions', text: question })
      const until = await insertQuestion(tx, { id, mentorship: row.id, question })
      // The id is that of a question about another request.
      if (!until) throw new Problem(platform.conflict)
      return { outcome: 'question', reason: question, at: toIso(until.answerBy) }
    },
  })
}

/** The member answers; sent again, the same answer is there once. */
export function answerQuestion(call: Call & { question: string; answer: string }): Promise<Mentorship> {
  const { question: id, answer } = call
  return answering(call, {
    act: 'answer',
    isDone: ({ questions, side }) =>
      side === 'member' && questions.some((one) => one.id === id && one.answer === answer),
    async handle({ tx, row }) {
      await refuseIfLimited(tx, { userId: call.session.userId, does: 'questions', text: answer })
      const until = await saveAnswer(tx, { id, mentorship: row.id, answer })
      if (!until) throw new Problem(platform.notFound)
      return { outcome: 'reply', reason: answer, at: toIso(until.answerBy) }
    },
  })
}
