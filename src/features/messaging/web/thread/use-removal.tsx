import { call } from '#platform/web/api/api.ts'
import { errorText, NoAnswerError } from '#platform/web/api/api-error.ts'
import { useShellText } from '#platform/web/i18n/use-shell-text.ts'
import { ToastButton } from '#platform/web/ui/layers/toast-button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { UNDO_SECONDS } from '../../contract/limits.ts'
import { deleteMessage, restoreMessage } from '../../contract/message.endpoints.ts'
import type { Message } from '../../contract/message.ts'
import { useText } from '../use-text.ts'

/** Returns how to delete a message of the conversation for everyone; the toast offers to undo it. */
export function useRemoval(conversation: string): (message: Message) => Promise<void> {
  const t = useText()
  const shell = useShellText()
  return async (message) => {
    const params = { id: conversation, message: message.id }
    const fail = (error: unknown) => ({
      title: errorText(error, shell('queries.noAnswer')),
      variant: 'destructive' as const,
    })
    function offer(notice: Parameters<typeof toast>[0]) {
      const { dismiss } = toast({
        ...notice,
        duration: UNDO_SECONDS * 1000,
        action: (
          <ToastButton
            onClick={() => {
              dismiss()
              void undo()
            }}
          >
            {t('thread.undo')}
          </ToastButton>
        ),
      })
    }
    const undo = () =>
      call(restoreMessage, { params }).then(
        () => toast({ title: t('thread.restored') }),
        // Without an answer it may still come in time; the server decides.
        (error: unknown) => (error instanceof NoAnswerError ? offer(fail(error)) : toast(fail(error))),
      )
    await call(deleteMessage, { params }).then(
      () => offer({ title: t('thread.removed') }),
      (error: unknown) => toast(fail(error)),
    )
  }
}
