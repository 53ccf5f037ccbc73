import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isBlank } from '#platform/contract/bilingual.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { createForm } from '../../contract/editing.endpoints.ts'
import { type OutlineFault, outlineFault, readOutline } from '../../contract/outline.ts'
import type { Content } from '../../contract/rules/content.ts'
import { newContent } from '../../contract/rules/new-content.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useDoor } from '../use-door.ts'

/** A form from the JSON of another, or from a pasted list of questions. */
export function ImportForm({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useEditorText()
  return (
    <Dialog open={open} onClose={onClose} title={t('download.importTitle')} closeLabel={t('close')}>
      <Outline />
    </Dialog>
  )
}

function Outline() {
  const t = useEditorText()
  const { at, edit } = useDoor()
  const locale = useLocale()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const title = { bhs: '', en: '', [locale]: t('download.imported') }
  function sayFault(fault: OutlineFault) {
    if (fault.code === 'importMany') return t('download.importMany', fault)
    const line = String(fault.line)
    return fault.code === 'importLong'
      ? t('download.importLong', { line, max: fault.max })
      : t('download.importAlone', { line })
  }
  const form = useForm({
    labels: { outline: t('download.importText') },
    validate(): Record<string, string> {
      const fault = isJson(text) ? undefined : outlineFault(text)
      if (fault) return { outline: sayFault(fault) }
      return readContent(text, () => readOutline(text, locale), title).fields.length > 0
        ? {}
        : { outline: t('download.importMissing') }
    },
    async send() {
      const content = readContent(text, () => readOutline(text, locale), title)
      const { id } = await call(at(createForm), {
        body: { title: isBlank(content.title) ? title : content.title, content },
      })
      await navigate(edit(id))
    },
    explain: (error) => errorText(error, t('general')),
  })
  return (
    <form {...form.props} className="grid gap-5">
      <Textarea
        name="outline"
        label={t('download.importText')}
        help={t('download.importHelp')}
        rows={8}
        value={text}
        error={form.errors.outline}
        onChange={(event) => setText(event.target.value)}
      />
      <FormProblem text={form.problem} />
      <div>
        <Button type="submit" look="key" busy={form.busy && t('create.busy')}>
          {t('download.importStart')}
        </Button>
      </div>
    </form>
  )
}

const isJson = (text: string): boolean => text.trim().startsWith('{')

/** The server judges what a JSON says; here it only has to be one with questions. */
function readContent(text: string, outline: () => Content['fields'], title: Content['title']): Content {
  if (!isJson(text)) return { ...newContent(title), fields: outline() }
  try {
    const content = JSON.parse(text) as Partial<Content>
    return { ...newContent(title), ...content, fields: Array.isArray(content.fields) ? content.fields : [] }
  } catch {
    // Half a JSON has no questions.
    return newContent(title)
  }
}
