import { Paperclip, X } from 'lucide-react'
import { useRef } from 'react'
import { fillPath } from '#platform/contract/endpoint.ts'
import { call, request } from '#platform/web/api/api.ts'
import { ScreenProblem } from '#platform/web/api/api-error.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import {
  addFile,
  type ApplicationFile,
  FILE_LIMIT,
  FILE_TYPES,
  type OwnApplication,
  removeFile,
} from '../../contract/application.endpoints.ts'
import { useText } from '../use-text.ts'
import type { ChangeApplication } from './use-draft-application.ts'

type Props = {
  question: string
  label: string
  error: string | undefined
  application: OwnApplication
  change: ChangeApplication
}

/** Uploads files in answer to a question; each is stored as soon as it is chosen. */
export function FileField({ question, label, error, application, change }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const adding = useAct({ failed: t('general'), inline: true })
  const removing = useAct({ failed: t('general'), inline: true })
  const { id, files } = application

  async function add(file: File | undefined) {
    if (!file) return
    await adding.act(async () => {
      if (file.size > FILE_LIMIT) throw new ScreenProblem(t('form.fileTooLarge'))
      const path = `${fillPath(addFile.path, { id, question })}?${new URLSearchParams({ name: file.name.slice(-160) })}`
      const answer = await request(path, {
        method: addFile.method,
        headers: { 'content-type': file.type || 'application/octet-stream' },
        body: file,
      })
      const added = (await answer.json()) as ApplicationFile
      change((now) => ({ ...now, files: [...now.files, added] }))
    })
    if (input.current) input.current.value = ''
  }

  async function remove(file: string) {
    await removing.act(async () => {
      await call(removeFile, { params: { id, file } })
      change((now) => ({ ...now, files: now.files.filter((one) => one.id !== file) }))
    })
  }

  return (
    <div role="group" aria-label={label} className="grid grid-cols-1 gap-2">
      <p className="text-sm font-ui">{label}</p>
      <ul>
        {files
          .filter((file) => file.question === question)
          .map(({ id: file, name }) => (
            <li key={file} className="flex items-center justify-between gap-3 border-b border-line">
              <span className="flex min-w-0 items-center gap-2 text-sm [overflow-wrap:anywhere]">
                <Paperclip size={18} aria-hidden />
                {name}
              </span>
              <IconButton
                icon={<X />}
                label={t('form.removeFile', { name })}
                onClick={() => void remove(file)}
              />
            </li>
          ))}
      </ul>
      <input
        ref={input}
        type="file"
        accept={FILE_TYPES.join(',')}
        tabIndex={-1}
        aria-hidden
        className="sr-only"
        onChange={(event) => void add(event.target.files?.[0])}
      />
      <div>
        <Button
          small
          icon={<Paperclip />}
          busy={adding.busy && t('form.uploading')}
          onClick={() => input.current?.click()}
        >
          {t('form.addFile')}
        </Button>
      </div>
      <p className="text-xs text-ink-2">{t('form.fileHelp')}</p>
      <FormProblem text={adding.problem ?? removing.problem ?? error} />
    </div>
  )
}
