import { call } from '#platform/web/api/api.ts'
import { useAutosave } from '#platform/web/forms/use-autosave.ts'
import { type NoticeForm, saveNotice, type NoticeView } from '../../contract/notices.endpoints.ts'
import { formOf, type NoticeInput, inputOf, wrongWith } from './notice-input.ts'

export type NoticeSaved = { form: NoticeForm; version: number }

type Props = { notice: NoticeView; onSaved: (saved: NoticeSaved) => void; reload: () => Promise<unknown> }

/** Edits the proposal; the form saves automatically, and half-written values stay on this device. */
export function useDraftNotice({ notice, onSaved, reload }: Props) {
  const { id, form, version } = notice
  return useAutosave<NoticeInput>({
    name: `notice.${id}`,
    saved: { value: inputOf(form), version: String(version) },
    async send(input, ifMatch) {
      const body = { form: formOf(input), version: Number(ifMatch.replaceAll('"', '')) }
      const saved = await call(saveNotice, { params: { id }, body })
      onSaved({ form: body.form, version: saved.version })
      return String(saved.version)
    },
    reload,
    isUnfinished: (input) => Object.keys(wrongWith(input, false)).length > 0,
  })
}
