import { otherIn } from '../name-of.ts'
import type { Conversation } from '../../contract/message.ts'
import type { useText } from '../use-text.ts'

const TOPICS = ['opportunity', 'organisation', 'call'] as const

/** Returns first lines by the conversation's subject and the relation of the two; none where nobody may write. */
export function openersOf(
  conversation: Conversation,
  member: string,
  t: ReturnType<typeof useText>,
): string[] {
  const { own, isTeam, kind, about, lastSeq } = conversation
  if (own.mayWrite !== 'yes' || own.state !== 'in' || lastSeq > 0) return []
  if (isTeam)
    return [
      t('beginning.openers.share'),
      t(about?.kind === 'canvas' ? 'beginning.openers.missing' : 'beginning.openers.next'),
      t('beginning.openers.meet'),
    ]
  if (kind === 'group') return [t('beginning.openers.meet'), t('beginning.openers.next')]
  if (!otherIn(conversation, member)) return []
  const topic = about && topicOf(about)
  if (topic) {
    const { title } = about
    return [t(`beginning.openers.${topic}.one`, { title }), t(`beginning.openers.${topic}.other`, { title })]
  }
  const me = conversation.members.find(({ id }) => id === member)?.name ?? ''
  return own.isRequest
    ? [t('beginning.openers.who', { me }), t('beginning.openers.advice')]
    : [t('beginning.openers.talk'), t('beginning.openers.favour')]
}

function topicOf({ kind, path }: NonNullable<Conversation['about']>) {
  // Only the applicant opens it there; the organisation finds it among those received.
  if (kind === 'application') return path.startsWith('/applications/') ? 'application' : 'applicant'
  return TOPICS.find((one) => one === kind)
}
