import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { useShellText } from '#platform/web/i18n/use-shell-text.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { answerRequest } from '../../contract/conversation.endpoints.ts'
import { useText } from '../use-text.ts'

type Props = { id: string; name: string; onAnswered(accepted: boolean): void }

/** The answer to a message request: links and files stay closed until the reader accepts. */
export function RequestAnswer({ id, name, onAnswered }: Props) {
  const t = useText()
  const shell = useShellText()
  const [busy, setBusy] = useState<'accept' | 'refuse'>()
  async function answer(accept: boolean) {
    setBusy(accept ? 'accept' : 'refuse')
    try {
      await call(answerRequest, { params: { id }, body: { accept } })
      onAnswered(accept)
    } catch (error) {
      toast({ title: errorText(error, shell('queries.noAnswer')), variant: 'destructive' })
    }
    setBusy(undefined)
  }
  return (
    <section className="border-t border-line bg-surface px-gutter py-4 lg:px-6">
      <h2 className="text-base">{t('request.title', { name })}</h2>
      <p className="mt-1 max-w-measure text-sm text-ink-2">{t('request.text')}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <Button
          look="river"
          busy={busy === 'accept' && t('request.accept')}
          onClick={() => void answer(true)}
        >
          {t('request.accept')}
        </Button>
        <Button busy={busy === 'refuse' && t('request.refuse')} onClick={() => void answer(false)}>
          {t('request.refuse')}
        </Button>
      </p>
    </section>
  )
}
