import { Suspense, useState } from 'react'
import { useAct } from '#platform/web/api/use-act.ts'
import { call } from '#platform/web/api/api.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { answerRequest } from '../../contract/conversation.endpoints.ts'
import type { Conversation } from '../../contract/message.ts'
import { otherIn } from '../name-of.ts'
import { useText } from '../use-text.ts'
import { BlockOther } from './block-other.tsx'

type Props = {
  conversation: Conversation
  member: string
  name: string
  /** Reports what the other has written; `undefined` while there is nothing. */
  onReport: (() => void) | undefined
  onAnswered(accepted: boolean): void
}

/** The answer to a message request: links and files stay closed until the reader accepts. */
export function RequestAnswer({ conversation, member, name, onReport, onAnswered }: Props) {
  const t = useText()
  const { id } = conversation
  const { busy, act } = useAct({})
  const [pressed, setPressed] = useState<'accept' | 'refuse'>()
  const [isBlocking, setBlocking] = useState(false)
  const other = otherIn(conversation, member)
  async function answer(accept: boolean) {
    setPressed(accept ? 'accept' : 'refuse')
    if (await act(() => call(answerRequest, { params: { id }, body: { accept } }))) onAnswered(accept)
  }
  return (
    <section className="border-t border-line bg-surface px-gutter pt-4 pb-[calc(0.5rem+env(safe-area-inset-bottom))] lg:px-6">
      <h2 className="text-md">{t('request.title', { name })}</h2>
      <p className="mt-1 max-w-measure text-sm text-ink-2">{t('request.text')}</p>
      <p className="mt-3 grid grid-cols-2 gap-2 sm:flex">
        <Button busy={busy && pressed === 'refuse' && t('request.refuse')} onClick={() => void answer(false)}>
          {t('request.refuse')}
        </Button>
        <Button
          look="river"
          busy={busy && pressed === 'accept' && t('request.accept')}
          onClick={() => void answer(true)}
        >
          {t('request.accept')}
        </Button>
      </p>
      <p className="mt-2 -ml-3 flex flex-wrap gap-x-2">
        {onReport && (
          <Button small look="quiet" onClick={onReport}>
            {t('thread.report')}
          </Button>
        )}
        {other && (
          <Button small look="quiet" className="text-harm-ink" onClick={() => setBlocking(true)}>
            {t('thread.block')}
          </Button>
        )}
      </p>
      {isBlocking && other && (
        <Suspense>
          <BlockOther other={other} onClose={() => setBlocking(false)} />
        </Suspense>
      )}
    </section>
  )
}
