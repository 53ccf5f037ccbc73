import { Paperclip } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { UPLOAD_TYPES } from '#platform/contract/picture-uploads.ts'
import { ApiError, errorText } from '#platform/web/api/api-error.ts'
import { FileSize } from '#platform/web/ui/blocks/file-size.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { ChoiceGroup } from '#platform/web/ui/fields/choice-group.tsx'
import { DOCUMENT_TYPES, FILE_LIMIT_MB, FILE_TYPES, FILES_MAX, type FormFile } from '../../contract/files.ts'
import type { Field } from '../../contract/rules/field.ts'
import { useText } from '../use-text.ts'

/** How files of a form are sent while it is filled in; a trial sends none. */
export type Sender = {
  /** Files that are there already. */
  files: readonly FormFile[]
  /** Undefined where the file is too large. */
  send: (file: File, field: string) => Promise<FormFile | undefined>
  /** Keeps the form from being sent meanwhile. */
  hold: (change: 1 | -1) => void
}

type Props = { field: Field; legend: ReactNode; help?: string; error?: string; sender: Sender | undefined }

/**
 * Files of a question: those that are there, each with a box that keeps it, and a chooser. Without script the chosen ones go
 * with the form; with script each goes at once.
 */
export function FileControl({ field, legend, help, error, sender }: Props) {
  const t = useText()
  const chooser = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState(sender?.files.filter((one) => one.field === field.id) ?? [])
  const [sending, setSending] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const most = Math.min(field.max ?? 1, FILES_MAX)
  const isPhoto = field.kind === 'photo'
  const rule = t(isPhoto ? 'files.photos' : 'files.documents', {
    count: most,
    megabytes: String(FILE_LIMIT_MB),
  })
  const choose = t(isPhoto ? 'files.choosePhoto' : 'files.choose')
  const count = files.length
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  useEffect(() => {
    // The boxes decide what is sent, so the form must notice a new one.
    if (count > 0) chooser.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [count])

  async function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const picks = [...(currentTarget.files ?? [])]
    // The same file may be chosen again after it was taken out.
    currentTarget.value = ''
    setProblem(undefined)
    sender?.hold(1)
    for (const file of picks) {
      setSending(file.name)
      try {
        const upload = sender
          ? await sender.send(file, field.id)
          : { value: file.name, field: field.id, name: file.name, size: file.size }
        if (upload) setFiles((before) => [...before, upload])
        else setProblem(t('files.tooLarge', { name: file.name, megabytes: String(FILE_LIMIT_MB) }))
      } catch (failure) {
        const text = t('files.failed', { name: file.name })
        setProblem(failure instanceof ApiError ? errorText(failure, text) : text)
      }
    }
    setSending(undefined)
    sender?.hold(-1)
  }

  const wrong = problem ?? error
  return (
    <ChoiceGroup legend={legend} help={help ? `${help} ${rule}` : rule} {...(wrong && { error: wrong })}>
      {files.map(({ value, name, size }) => (
        <Checkbox
          key={value}
          name={field.id}
          value={value}
          defaultChecked
          label={
            <span className="[overflow-wrap:anywhere]" translate="no">
              {name}
            </span>
          }
          count={<FileSize bytes={size} />}
        />
      ))}
      {files.length > 0 && <p className="mb-2 text-xs text-ink-2">{t('files.keep')}</p>}
      {isReady && (
        <Button
          id={field.id}
          small
          icon={<Paperclip />}
          busy={sending !== undefined && t('files.sending', { name: sending })}
          onClick={() => chooser.current?.click()}
        >
          {choose}
        </Button>
      )}
      {/* The browser's own control, in the browser's own language, serves until the script is there. */}
      <input
        ref={chooser}
        {...(!isReady && { id: field.id })}
        hidden={isReady}
        type="file"
        name={field.id}
        aria-label={choose}
        accept={ACCEPTED[isPhoto ? 'photo' : 'file']}
        multiple={most > 1}
        disabled={sending !== undefined}
        onChange={(event) => void take(event)}
        className="block min-h-target w-full max-w-full rounded-control border border-edge bg-surface p-1.5 text-sm file:mr-3 file:min-h-9 file:rounded-control file:border-0 file:bg-sunken file:px-4 file:text-sm file:text-ink"
      />
      <p role="status" className="text-sm text-ink-2">
        {sending !== undefined && t('files.sending', { name: sending })}
      </p>
    </ChoiceGroup>
  )
}

const ACCEPTED = {
  photo: UPLOAD_TYPES.join(','),
  file: [...FILE_TYPES, ...Object.keys(DOCUMENT_TYPES).map((ending) => `.${ending}`)].join(','),
}
