import { useQuery } from '@tanstack/react-query'
import { Download, Share2 } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useObjectAddress } from '#platform/web/api/use-object-address.ts'
import { PickStrip } from '#platform/web/ui/blocks/pick.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import { drawPicture, SHAPES, type Shape, type SharedPicture } from './draw-picture.ts'
import { useText } from './use-text.ts'

const NAME_MAX = 60
const ORDER = Object.keys(SHAPES) as Shape[]

export type PictureWords = Pick<SharedPicture, 'title' | 'text' | 'stones'>
type Props = PictureWords & { onClose: () => void }

/** A picture of an achievement, drawn on this device: its member saves it or gives it to another program. */
export function PictureDialog({ onClose, title, text, stones }: Props) {
  const t = useText()
  const [shape, setShape] = useState<Shape>('wide')
  const [name, setName] = useState('')
  const slowName = useDeferredValue(name)
  const picture = { title, text, stones, name: slowName.trim() }
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['celebrations', 'picture', picture, shape],
    queryFn: () => drawPicture(picture, shape),
    gcTime: 0,
    placeholderData: (before) => before,
  })
  const address = useObjectAddress(data)
  // The picture before this one stays in view, but is neither saved nor shared.
  const file =
    data && !isPlaceholderData ? new File([data], t('picture.file'), { type: data.type }) : undefined
  const busy = !file && !isError && t('picture.drawing')
  return (
    <Dialog
      open
      title={t('picture.title')}
      closeLabel={t('picture.close')}
      onClose={onClose}
      actions={
        <>
          {file && navigator.canShare?.({ files: [file] }) && (
            <Button
              icon={<Share2 />}
              onClick={() => void navigator.share({ files: [file] }).catch(() => undefined)}
            >
              {t('picture.share')}
            </Button>
          )}
          {!isError && (
            <Button
              look="river"
              icon={<Download />}
              busy={busy}
              onClick={() => file && saveFile({ content: file, name: file.name })}
            >
              {t('picture.save')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-sm text-ink-2">{t('picture.lead')}</p>
        <div
          className={classNames(
            'mx-auto w-full rounded-control bg-sunken',
            shape === 'wide' ? 'aspect-[40/21]' : 'aspect-square max-w-72',
          )}
        >
          {address && (
            <img src={address} alt={t('picture.alt', { title, text })} className="w-full rounded-control" />
          )}
          {isError && (
            <p role="alert" className="p-4 text-sm">
              {t('picture.failed')}
            </p>
          )}
        </div>
        <PickStrip
          label={t('picture.shape')}
          options={ORDER.map((value) => ({ value, text: t(`picture.${value}`) }))}
          value={shape}
          onChange={setShape}
        />
        <TextInput
          name="picture-name"
          label={t('picture.name')}
          help={t('picture.nameHelp')}
          maxLength={NAME_MAX}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
    </Dialog>
  )
}
