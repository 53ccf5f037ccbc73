import type { SameShape } from '#platform/contract/texts.ts'
import type { questions as bhs } from './question-server-messages.bhs.ts'

export const questions: SameShape<typeof bhs> = {
  errors: {
    questionFirst: 'Answer the question first.',
    tooManyQuestions: 'There were enough questions. Accept, suggest another time or decline with a reason.',
    timePassed: 'This time has passed. Suggest another one.',
  },
  notifications: {
    question:
      'asks for more before deciding on the mentorship. An answer is due: {day} at {time}{abroad, select, yes { ({theirs} for the mentor)} other {}}.',
    reply:
      'answers your question about the mentorship request. Your decision is due: {day} at {time}{abroad, select, yes { ({theirs} for you)} other {}}.',
  },
  mail: {
    question: {
      subject: '{who} asks for more',
      heading: 'A question before the decision',
      text: '{who} would like to know more before deciding on your mentorship request. Your answer is due: {day} at {time}{abroad, select, yes { Sarajevo time ({theirs} for the mentor)} other {}}. This is the question:',
    },
    reply: {
      subject: '{who} answers your question',
      heading: 'The answer to your question',
      text: '{who} answers your question about the mentorship request. Your decision is due: {day} at {time}{abroad, select, yes { Sarajevo time ({theirs} for you)} other {}}. This is the answer:',
    },
  },
}
