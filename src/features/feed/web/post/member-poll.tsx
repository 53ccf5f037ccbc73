import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import type { PollResult } from '../../contract/attachments.ts'
import { createPollVote } from '../../contract/feed.endpoints.ts'
import { usePostChanges } from '../use-post-changes.ts'
import { useText } from '../use-text.ts'
import { Poll } from './poll.tsx'

/** A poll in which the member votes. */
export function MemberPoll({ id, poll }: { id: string; poll: PollResult }) {
  const t = useText()
  const { change } = usePostChanges()
  const { act } = useAct({ refresh: [], failed: t('general') })
  const vote = (choice: number) =>
    void act(async () =>
      change(id, { poll: await call(createPollVote, { params: { id }, body: { choice } }) }),
    )
  return <Poll poll={poll} vote={vote} />
}
