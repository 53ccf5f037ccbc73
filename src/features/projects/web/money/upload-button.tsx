import { CircleAlert, Paperclip } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { request } from '#platform/web/api/api.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { PAPER_LIMIT } from '../../contract/money/files.endpoints.ts'
import { useProjectAct } from '../use-project-act.ts'
import { usePapersText } from './use-papers-text.ts'

type Props = {
  /** The path of the upload, without the id. */
  path: string
  types: readonly string[]
  text: string
  label?: string
  done: string
  look?: 'river' | 'line'
}

/** Uploads one file at once, under an id from this device; errors stay beside the button. */
export function UploadButton({ path, types, text, label, done, look = 'line' }: Props) {
  const t = usePapersText()
  const { busy, act } = useProjectAct()
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const [refused, setRefused] = useState<string>()
  function faultOf({ name, size, type }: File): string | undefined {
    if (size === 0) return t('emptyFile', { name })
    if (size > PAPER_LIMIT) return t('tooLarge', { name })
    // Files without a type from the device are checked by the server.
    if (type !== '' && !types.includes(type)) return t('wrongType', { name })
    return undefined
  }
  async function send(file: File | undefined) {
    if (input.current) input.current.value = ''
    if (!file) return
    const fault = faultOf(file)
    setRefused(fault)
    if (fault) return
    const name = new URLSearchParams({ name: sentName(file.name) })
    await act(async () => {
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
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={types.join(',')}
        hidden
        onChange={(event) => void send(event.target.files?.[0])}
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

const NAME_MAX = 160

/** Returns the end of a file name with its extension, without invisible characters, which would be rejected. */
function sentName(name: string): string {
  return (
    name
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .slice(-NAME_MAX)
      .toWellFormed()
      .trim() || '_'
  )
}
