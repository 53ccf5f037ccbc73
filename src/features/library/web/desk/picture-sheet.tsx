import { type FormEvent, useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { FOCAL_NAMES, FOCAL_PLACES, type FocalPlace, focalPlace } from '../../contract/focal.ts'
import type { LibraryPicture, ownCalls, PictureFacts } from '../../contract/library.endpoints.ts'
import { AUTHOR_MAX, DESCRIPTION_MAX, LICENCES, type Licence } from '../../contract/pictures.ts'
import { LibraryImage } from '../library-image.tsx'
import { UploadPicture } from '../picker/upload-picture.tsx'
import { useEditorText } from '../use-editor-text.ts'
import { CropList } from './crop-list.tsx'
import { RemoveItem } from './remove-item.tsx'
import { UseList } from './use-list.tsx'

type Props = { picture: LibraryPicture; calls: typeof ownCalls; onClose: () => void }

/** Shows a picture's description, owner, uses and actions. */
export function PictureSheet({ picture: first, calls, onClose }: Props) {
  const t = useEditorText()
  const [picture, setPicture] = useState(first)
  const { id, file } = picture
  return (
    <Sheet open onClose={onClose} title={t('sheet.title')} closeLabel={t('close')}>
      <div className="grid gap-5">
        <LibraryImage id={id} file={file} calls={calls} alt="" className="max-h-72 w-full object-contain" />
        <FactsForm picture={picture} calls={calls} onSaved={onClose} />
        <CropList picture={picture} calls={calls} onChange={setPicture} />
        <UseList id={id} call={calls.uses} />
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          <UploadPicture
            replaces={{ id, call: calls.replace }}
            label={t('sheet.replace')}
            busyLabel={t('sheet.replacing')}
            onSent={(now) => {
              setPicture(now)
              toast({ title: t('sheet.replaced') })
            }}
          />
          {picture.uses === 0 && (
            <RemoveItem
              id={id}
              remove={calls.remove}
              refresh={['/api/library', '/api/admin/library']}
              words={{
                done: t('sheet.removed'),
                title: t('sheet.removeTitle'),
                text: t('sheet.removeText'),
              }}
              onRemoved={onClose}
            />
          )}
        </div>
      </div>
    </Sheet>
  )
}

function FactsForm({ picture, calls, onSaved }: Omit<Props, 'onClose'> & { onSaved: () => void }) {
  const t = useEditorText()
  const { busy, act } = useAct({ refresh: ['/api/library', '/api/admin/library'], failed: t('general') })
  const { id, description, author, licence, focal } = picture
  const [facts, setFacts] = useState<PictureFacts>({ description, author, licence, focal })
  const set = (change: Partial<PictureFacts>) => setFacts((now) => ({ ...now, ...change }))
  async function save(event: FormEvent) {
    event.preventDefault()
    if (await act(() => call(calls.describe, { params: { id }, body: facts }), t('sheet.saved'))) onSaved()
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
      <BilingualField
        name="description"
        label={t('sheet.description')}
        help={t('sheet.descriptionHelp')}
        value={facts.description}
        limit={DESCRIPTION_MAX}
        onChange={(change) => set({ description: change })}
      />
      <TextInput
        name="author"
        label={t('sheet.author')}
        help={t('sheet.authorHelp')}
        maxLength={AUTHOR_MAX}
        value={facts.author}
        onChange={(event) => set({ author: event.target.value })}
      />
      <Select
        name="licence"
        label={t('sheet.licence')}
        value={facts.licence}
        options={LICENCES.map((value) => ({ value, text: t(`sheet.licences.${value || 'unknown'}`) }))}
        onChange={(event) => set({ licence: event.target.value as Licence })}
      />
      <Select
        name="focal"
        label={t('sheet.focal')}
        help={t('sheet.focalHelp')}
        value={focalPlace(facts.focal)}
        options={FOCAL_NAMES.map((value) => ({ value, text: t(`sheet.focalPlaces.${value}`) }))}
        onChange={(event) => set({ focal: FOCAL_PLACES[event.target.value as FocalPlace] })}
      />
      <p>
        <Button type="submit" look="river" busy={busy && t('sheet.saving')}>
          {t('sheet.save')}
        </Button>
      </p>
    </form>
  )
}
