import { useOnline } from '#features/offline/web/index.ts'
import { classNames } from '#platform/web/ui/class-names.ts'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { useSession } from '#platform/web/session/session-provider.tsx'
import type { AboutRef } from '../contract/about.ts'
import { ConversationList } from './list/conversation-list.tsx'
import { useConversationChanges } from './list/use-conversation-changes.ts'
import { Thread } from './thread/thread.tsx'
import { useUnsent } from './thread/use-unsent.ts'
import { useText } from './use-text.ts'

// The height below the header, and on phones above the bar: the two halves scroll by themselves.
const SPACE =
  'h-[calc(100dvh-var(--bar)-1px-4.5rem-var(--note,0px)-var(--announcement,0px))] max-lg:has-[.whole-screen]:h-[calc(100dvh-var(--note,0px))]'
/** The height of the offline note, which would cover the field. */
const NOTE = '[--note:2.875rem]'

type Props = {
  id: string | undefined
  at: number | undefined
  /** The subject to send, while its recipient is still to be chosen. */
  about: AboutRef | undefined
}

/** Conversations on the left, the chosen one beside them, what it is about on the right; one at a time on phones. */
export function Messages({ id, at, about }: Props) {
  const t = useText()
  const session = useSession()
  const member = session.status === 'authenticated' ? session.user.id : ''
  const unsent = useUnsent(member)
  const isOnline = useOnline()
  useConversationChanges()
  return (
    <main
      id="main"
      className={classNames(
        'fills-window mx-auto grid w-full max-w-7xl grid-cols-1 lg:grid-cols-[22rem_minmax(0,1fr)] min-[75rem]:has-[>aside]:max-w-384 min-[75rem]:has-[>aside]:grid-cols-[22rem_minmax(30rem,1fr)_18rem]',
        SPACE,
        // Neither the bar of staff nor an announcement pushes the field out of the window.
        'lg:h-[calc(100dvh-var(--bar)-1px-var(--foot,0px)-var(--note,0px)-var(--announcement,0px))]',
        !isOnline && NOTE,
      )}
    >
      <section
        aria-label={t('list.label')}
        className={classNames(
          'min-h-0 overflow-y-auto border-line lg:border-r',
          id !== undefined && 'max-lg:hidden',
        )}
      >
        <ConversationList member={member} chosen={id} about={about} unsent={unsent.entries} />
      </section>
      {id === undefined ? (
        <div className="hidden place-items-center lg:grid">
          <EmptyState title={t('list.choose')} text={t('list.chooseText')} />
        </div>
      ) : (
        <Thread key={`${id}:${at}`} id={id} at={at} member={member} unsent={unsent} />
      )}
    </main>
  )
}
