import { FileText } from 'lucide-react'
import { fillPath } from '#platform/contract/endpoint.ts'
import { request } from '#platform/web/api/api.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { getFormFile } from '../../contract/files.endpoints.ts'
import type { OpenedSubmission } from '../../contract/submissions.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useDoor } from '../use-door.ts'

type Props = { form: string; opened: OpenedSubmission; field: string }

/** Files of one answer; each is saved on the device, never opened in the page. */
export function FileLinks({ form, opened, field }: Props) {
  const t = useEditorText()
  const { at } = useDoor()
  const { busy, act } = useAct({ refresh: [], failed: t('general') })
  async function save(id: string, name: string) {
    const path = fillPath(at(getFormFile).path, { id: form, submission: opened.id, file: id })
    const answer = await request(path, { method: getFormFile.method })
    saveFile({ content: await answer.blob(), name })
  }
  return (
    <ul>
      {opened.files
        .filter((file) => file.field === field)
        .map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              disabled={busy}
              className="link flex min-h-target items-center gap-2 text-left"
              aria-label={t('submissions.saveFile', { name })}
              onClick={() => void act(() => save(id, name))}
            >
              <FileText size={18} className="flex-none" aria-hidden />
              <span className="[overflow-wrap:anywhere]" translate="no">
                {name}
              </span>
            </button>
          </li>
        ))}
    </ul>
  )
}
