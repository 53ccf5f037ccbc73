import { FileQuestion } from 'lucide-react'
import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import type { NoNoticeReason } from '../../contract/no-notice.ts'
import { acceptNotice } from '../../contract/notices.endpoints.ts'
import { useText } from '../use-text.ts'

type Props = { id: string; reason: NoNoticeReason; onAccepted: () => Promise<unknown> }

/** The reason why a text looks like no notice; a person may overrule it. */
export function NoNoticeNote({ id, reason, onAccepted }: Props) {
  const t = useText()
  const [busy, setBusy] = useState(false)

  async function accept() {
    setBusy(true)
    try {
      await call(acceptNotice, { params: { id } })
      await onAccepted()
    } catch (error) {
      toast({ title: errorText(error, t('failedText')), variant: 'destructive' })
    }
    setBusy(false)
  }

  return (
    <Note tone="sun" icon={<FileQuestion size={18} aria-hidden />}>
      <p className="font-strong">{t('noNotice.title')}</p>
      <p className="mt-1">{t(`noNotice.reasons.${reason}`)}</p>
      <p className="mt-1">{t('noNotice.choice')}</p>
      <Button small look="river" className="mt-3" busy={busy && t('noNotice.accepting')} onClick={accept}>
        {t('noNotice.accept')}
      </Button>
    </Note>
  )
}
