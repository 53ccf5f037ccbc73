import { CircleCheck, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { SectionName } from '#features/profiles/contract/section-order.ts'
import { useProfileText } from '#features/profiles/web/index.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { formatTime } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { restoreProfile } from '../contract/cv-import.endpoints.ts'
import type { Import, ImportStore } from './use-import.ts'
import { useText } from './use-text.ts'

/** Shows what was imported, with an undo while it is possible. */
export function UndoNote({ undo, store }: { undo: NonNullable<Import['undo']>; store: ImportStore }) {
  const t = useText()
  const profile = useProfileText()
  const { busy: isBusy, act } = useAct({ failed: t('general') })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const sections = undo.sections.map((name) => profile(`sections.${name as SectionName}`)).join(', ')

  async function putBack() {
    await act(async () => {
      await call(restoreProfile, {})
      toast({ title: t('taken.undone') })
    })
    await store.reload()
  }
  return (
    <Note tone="river" icon={<CircleCheck />} className="mt-6">
      <h2 ref={heading} tabIndex={-1} className="text-md font-strong">
        {t('taken.title')}
      </h2>
      <p className="mt-1">{t('taken.text', { sections, time: formatTime(new Date(undo.until)) })}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink look="river" small to="/profile">
          {t('taken.profile')}
        </ButtonLink>
        <Button small icon={<Undo2 />} busy={isBusy && t('taken.undoing')} onClick={() => void putBack()}>
          {t('taken.undo')}
        </Button>
      </div>
    </Note>
  )
}
