import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { request } from '#platform/web/api/api.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { PAPER_LIMIT } from '../../contract/money/files.endpoints.ts'
import { useProjectAct } from '../use-project-act.ts'
import { usePapersText } from './use-papers-text.ts'

type Props = {
  /** Where the file goes, without its id. */
  path: string
  types: readonly string[]
  text: string
  label?: string
  done: string
  look?: 'river' | 'line'
}

/** Takes one file and sends it at once, under an id that this device makes. */
export function UploadButton({ path, types, text, label, done, look = 'line' }: Props) {
  const t = usePapersText()
  const { busy, act } = useProjectAct()
  const input = useRef<HTMLInputElement>(null)
  async function send(file: File | undefined) {
    if (!file) return
    if (file.size > PAPER_LIMIT) return toast({ title: t('tooLarge'), variant: 'destructive' })
    const name = new URLSearchParams({ name: file.name.slice(-160) })
    await act(
      () =>
        request(`${path}/${crypto.randomUUID()}?${name}`, {
          method: 'PUT',
          headers: { 'content-type': file.type || 'application/octet-stream' },
          body: file,
        }),
      done,
    )
    if (input.current) input.current.value = ''
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
        onClick={() => input.current?.click()}
      >
        {text}
      </Button>
    </>
  )
}
