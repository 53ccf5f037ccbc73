import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import {
  deleteSaveList,
  LIST_NAME_MAX,
  listSaveLists,
  updateSaveList,
} from '../../contract/saves.endpoints.ts'
import { useText } from '../use-text.ts'

type Props = { list: { id: string; name: string }; onClose: () => void; onRemoved: () => void }

/** Renames or removes a list of saved posts; its posts stay saved. */
export function ListDialog({ list: { id, name: before }, onClose, onRemoved }: Props) {
  const t = useText()
  const { busy, problem, act } = useAct({ refresh: [listSaveLists.path], failed: t('general'), inline: true })
  const [name, setName] = useState(before)
  const isNameless = name.trim() === ''
  async function rename() {
    if (isNameless) return
    if (await act(() => call(updateSaveList, { params: { id }, body: { name: name.trim() } }))) onClose()
  }
  async function remove() {
    if (await act(() => call(deleteSaveList, { params: { id } }), t('lists.removed'))) onRemoved()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('lists.edit')}
      closeLabel={t('remove.close')}
      actions={
        <DialogFoot onCancel={onClose} act={t('edit.save')} onAct={rename} busy={busy && t('edit.saving')} />
      }
    >
      <div className="grid gap-3">
        <TextInput
          name="listName"
          label={t('lists.name')}
          maxLength={LIST_NAME_MAX}
          value={name}
          error={isNameless ? t('lists.nameless') : problem}
          onChange={(event) => setName(event.target.value)}
        />
        <p>
          <Button small look="quiet" className="-ml-3" onClick={() => void remove()}>
            {t('lists.remove')}
          </Button>
        </p>
        <p className="text-sm text-ink-2">{t('lists.removeNote')}</p>
      </div>
    </Dialog>
  )
}
