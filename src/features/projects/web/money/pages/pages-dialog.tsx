import { ArrowUp, Camera, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { mayBePicture, UPLOAD_TYPES } from '#platform/contract/picture-uploads.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useObjectAddress } from '#platform/web/api/use-object-address.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { PAPER_LIMIT } from '../../../contract/money/files.endpoints.ts'
import { usePapersText } from '../use-papers-text.ts'
import { joinPhotos, UnreadablePhoto } from './join-photos.ts'

const PAGES_MAX = 20

type Page = { id: string; photo: File }
type Props = {
  photos: readonly File[]
  /** Sends one file; false if it was refused, and the page says why. */
  onSend: (file: File) => Promise<boolean>
  onClose: () => void
}

/** The photos of a signed contract, page by page: a single one is sent as it is, several as one PDF. */
export function PagesDialog({ photos, onSend, onClose }: Props) {
  const t = usePapersText()
  const [pages, setPages] = useState(() => photos.map(pageOf).slice(0, PAGES_MAX))
  const { busy, problem, act } = useAct({ failed: t('failed'), inline: true })
  const [fault, setFault] = useState<string | undefined>(
    photos.length > PAGES_MAX ? t('pages.most', { most: PAGES_MAX }) : undefined,
  )
  const input = useRef<HTMLInputElement>(null)
  function add(files: readonly File[]) {
    const fit = files.filter(mayBePicture)
    const isFull = pages.length + fit.length > PAGES_MAX
    setPages([...pages, ...fit.map(pageOf)].slice(0, PAGES_MAX))
    setFault(
      fit.length < files.length
        ? t('pages.onlyPhotos')
        : isFull
          ? t('pages.most', { most: PAGES_MAX })
          : undefined,
    )
    if (input.current) input.current.value = ''
  }
  const send = () =>
    act(async () => {
      setFault(undefined)
      const file = await fileOf(pages, t('pages.file'))
      if (file instanceof UnreadablePhoto) setFault(t('pages.unreadable', { name: file.photo }))
      else if (file.size > PAPER_LIMIT) setFault(t('pages.tooLarge'))
      else if (await onSend(file)) onClose()
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('pages.title')}
      closeLabel={t('pages.close')}
      actions={
        <DialogFoot onCancel={onClose} act={t('pages.send')} onAct={send} busy={busy && t('sending')} />
      }
    >
      <p className="text-sm text-ink-2">{t('pages.lead')}</p>
      <ol className="grid gap-2">
        {pages.map((page, at) => (
          <PageRow
            key={page.id}
            page={page}
            place={at + 1}
            onRaise={() => setPages(withRaise(pages, at))}
            onRemove={pages.length > 1 ? () => setPages(pages.filter((one) => one !== page)) : undefined}
          />
        ))}
      </ol>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={UPLOAD_TYPES.join(',')}
        onChange={(event) => add([...(event.target.files ?? [])])}
      />
      {pages.length < PAGES_MAX && (
        <div>
          <Button small icon={<Camera />} onClick={() => input.current?.click()}>
            {t('pages.add')}
          </Button>
        </div>
      )}
      <FormProblem text={fault ?? problem} />
    </Dialog>
  )
}

type RowProps = { page: Page; place: number; onRaise: () => void; onRemove: (() => void) | undefined }

function PageRow({ page: { photo }, place, onRaise, onRemove }: RowProps) {
  const t = usePapersText()
  const address = useObjectAddress(photo)
  return (
    <li className="flex items-center gap-3">
      <img
        src={address}
        alt=""
        width={56}
        height={72}
        className="h-18 w-14 flex-none rounded-control bg-sunken object-cover"
      />
      <span className="min-w-0 flex-1">
        <b className="block font-ui">{t('pages.place', { place })}</b>
        <span className="block truncate text-xs text-ink-2">{photo.name}</span>
      </span>
      {place > 1 && (
        <IconButton icon={<ArrowUp />} label={t('pages.raise', { place, to: place - 1 })} onClick={onRaise} />
      )}
      {onRemove && <IconButton icon={<X />} label={t('pages.remove', { place })} onClick={onRemove} />}
    </li>
  )
}

function pageOf(photo: File): Page {
  return { id: crypto.randomUUID(), photo }
}

function withRaise(pages: readonly Page[], at: number): Page[] {
  const page = pages[at]
  return page ? pages.with(at, pages[at - 1] ?? page).with(at - 1, page) : [...pages]
}

/** Returns the only photo, or all of them as one PDF, or the photo that cannot be read. */
async function fileOf(pages: readonly Page[], name: string): Promise<File | UnreadablePhoto> {
  const [first] = pages
  if (first && pages.length === 1) return first.photo
  const pdf = await joinPhotos(
    pages.map(({ photo }) => photo),
    name,
  )
  if (pdf instanceof UnreadablePhoto) return pdf
  return new File([pdf], `${name}.pdf`, { type: pdf.type })
}
