import { useState } from 'react'
import { useAct } from '#platform/web/api/use-act.ts'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { ATTACHED_NAME_MAX } from '../../contract/documents/attached.endpoints.ts'
import { usePapersText } from '../documents/use-papers-text.ts'

type Props = { name: string; onClose: () => void; onNamed: (name: string) => Promise<unknown> }

/** Renames a file; after a failure it stays open with the typed name. */
export function RenameDialog({ name, onClose, onNamed }: Props) {
  const t = usePapersText()
  const [newName, setNewName] = useState(name)
  const { busy, act } = useAct({})
  async function keep() {
    if (newName.trim() === '') return
    const result = await act(() => onNamed(newName.trim()))
    if (result?.answer) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('attached.nameTitle')}
      closeLabel={t('close')}
      actions={
        <DialogFoot
          onCancel={onClose}
          act={t('attached.keep')}
          busy={busy && t('attached.adding')}
          onAct={keep}
        />
      }
    >
      <TextInput
        name="document-name"
        label={t('attached.name')}
        maxLength={ATTACHED_NAME_MAX}
        value={newName}
        onChange={(event) => setNewName(event.target.value)}
      />
    </Dialog>
  )
}
