import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import type { ownDocumentCalls } from '../../contract/documents/documents.endpoints.ts'
import type { ownCalls } from '../../contract/library.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'

type Props = {
  id: string
  remove: typeof ownCalls.remove | typeof ownDocumentCalls.remove
  /** The lists in which it was. */
  refresh: readonly string[]
  words: { done: string; title: string; text: string }
  onRemoved: () => void
}

/** Removes a picture or another file that stands nowhere; asks first. */
export function RemoveItem({ id, remove: endpoint, refresh, words, onRemoved }: Props) {
  const t = useEditorText()
  const [asks, setAsks] = useState(false)
  const { act } = useAct({ refresh, failed: t('general') })
  const close = () => setAsks(false)
  async function remove() {
    close()
    if (await act(() => call(endpoint, { params: { id } }), words.done)) onRemoved()
  }
  return (
    <>
      <Button look="quiet" onClick={() => setAsks(true)}>
        {t('sheet.remove')}
      </Button>
      <Dialog
        open={asks}
        onClose={close}
        title={words.title}
        closeLabel={t('close')}
        actions={<DialogFoot onCancel={close} act={t('sheet.remove')} onAct={remove} look="harm" />}
      >
        <p className="text-sm text-ink-2">{words.text}</p>
      </Dialog>
    </>
  )
}
