import { CircleAlert, Paperclip } from 'lucide-react'
import { Suspense, useId, useRef, useState } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { request } from '#platform/web/api/api.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { PAPER_LIMIT } from '../../contract/money/files.endpoints.ts'
import { isHeicFile, UPLOAD_TYPES } from '#platform/contract/picture-uploads.ts'
import { useProjectAct } from '../use-project-act.ts'
import { usePapersText } from './use-papers-text.ts'

const PagesDialog = lazyPart(async () => (await import('./pages/pages-dialog.tsx')).PagesDialog)

type Props = {
  /** The path of the upload, without the id. */
  path: string
  types: readonly string[]
  text: string
  label?: string
  done: string
  look?: 'river' | 'line'
  /** Photos may be several pages of one document. */
  inPages?: boolean
}

/** Uploads one file at once, or several photos as pages of one, under an id from this device; errors stay beside the button. */
export function UploadButton({ path, types, text, label, done, look = 'line', inPages = false }: Props) {
  const t = usePapersText()
  const { busy, act } = useProjectAct()
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const [refused, setRefused] = useState<string>()
  const [photos, setPhotos] = useState<readonly File[]>([])
  function faultOf({ name, size, type }: File): string | undefined {
    if (size === 0) return t('emptyFile', { name })
    if (size > PAPER_LIMIT) return t('tooLarge', { name })
    // Files without a type from the device, and those of an iPhone, are checked by the server.
    if (type !== '' && !types.includes(type) && !isHeicFile({ type, name })) return t('wrongType', { name })
    return undefined
  }
  async function choose(files: readonly File[]) {
    if (input.current) input.current.value = ''
    const [file] = files
    if (!file) return
    setRefused(undefined)
    if (inPages && files.every(isPhoto)) setPhotos(files)
    else if (files.length > 1) setRefused(t('pages.onlyPhotos'))
    else await send(file)
  }
  async function send(file: File): Promise<boolean> {
    const fault = faultOf(file)
    setRefused(fault)
    if (fault) return false
    const name = new URLSearchParams({ name: uploadName(file.name) })
    const answer = await act(async () => {
      try {
        await request(`${path}/${crypto.randomUUID()}?${name}`, {
          method: 'PUT',
          headers: { 'content-type': file.type || 'application/octet-stream' },
          body: file,
        })
      } catch (error) {
        setRefused(errorText(error, t('failed')))
        throw error
      }
    }, done)
    return answer !== undefined
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple={inPages}
        accept={types.join(',')}
        hidden
        onChange={(event) => void choose([...(event.target.files ?? [])])}
      />
      <Button
        small
        look={look}
        icon={<Paperclip />}
        busy={busy && t('sending')}
        {...(label && { 'aria-label': label })}
        {...(refused && { 'aria-describedby': errorId })}
        onClick={() => input.current?.click()}
      >
        {text}
      </Button>
      {photos.length > 0 && (
        <Suspense>
          <PagesDialog photos={photos} onSend={send} onClose={() => setPhotos([])} />
        </Suspense>
      )}
      <p
        id={errorId}
        role="alert"
        className="mt-1.5 flex max-w-measure gap-1.5 text-xs font-ui text-harm-ink empty:hidden"
      >
        {refused && (
          <>
            <CircleAlert className="mt-px size-4 flex-none" aria-hidden />
            <span className="min-w-0 wrap-anywhere">{refused}</span>
          </>
        )}
      </p>
    </>
  )
}

function isPhoto(file: File): boolean {
  return UPLOAD_TYPES.some((one) => one === file.type) || isHeicFile(file)
}

const NAME_MAX = 160

/** Returns the end of a file name with its extension, without invisible characters, which would be rejected. */
function uploadName(name: string): string {
  return (
    name
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .slice(-NAME_MAX)
      .toWellFormed()
      .trim() || '_'
  )
}
