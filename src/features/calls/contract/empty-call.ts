import { NO_TEXT } from '#platform/contract/bilingual.ts'
import type { CallContent } from './call.ts'
import { DEFAULT_TEMPLATE } from './default-template.ts'

/** Returns the content of a new call. */
export function emptyCall(): CallContent {
  return {
    title: NO_TEXT,
    summary: NO_TEXT,
    dates: {
      opensAt: null,
      deadline: null,
      reviewUntil: null,
      voteFrom: null,
      voteUntil: null,
      resultsAt: null,
    },
    projectFrom: null,
    projectUntil: null,
    fund: 0,
    hourValue: 10_00,
    graceMinutes: 30,
    explained: [],
    rules: [],
    template: DEFAULT_TEMPLATE,
    review: {
      reviewers: 3,
      blind: true,
      criteria: [
        { id: 'need', title: { bhs: 'Potreba', en: 'Need' }, weight: 30 },
        { id: 'idea', title: { bhs: 'Ideja', en: 'Idea' }, weight: 30 },
        { id: 'plan', title: { bhs: 'Plan i budžet', en: 'Plan and budget' }, weight: 25 },
        { id: 'afterwards', title: { bhs: 'Poslije granta', en: 'After the grant' }, weight: 15 },
      ],
    },
    vote: { minVotes: 50 },
    instalments: [
      { percent: 60, after: { bhs: 'poslije potpisa ugovora', en: 'after the contract is signed' } },
      { percent: 40, after: { bhs: 'poslije izvještaja', en: 'after the report' } },
    ],
  }
}
