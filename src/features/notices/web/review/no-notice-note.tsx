import { FileQuestion } from 'lucide-react'
import { useAct } from '#platform/web/api/use-act.ts'
import { call } from '#platform/web/api/api.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { NoNoticeReason } from '../../contract/no-notice.ts'
import { acceptNotice } from '../../contract/notices.endpoints.ts'
import { useText } from '../use-text.ts'

type Props = { id: string; reason: NoNoticeReason; onAccepted: () => Promise<unknown> }

/** The reason why a text looks like no notice; a person may overrule it. */
export function NoNoticeNote({ id, reason, onAccepted }: Props) {
  const t = useText()
  const { busy, act } = useAct({ failed: t('failedText') })

  async function accept() {
    await act(async () => {
      await call(acceptNotice, { params: { id } })
      await onAccepted()
    })
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
