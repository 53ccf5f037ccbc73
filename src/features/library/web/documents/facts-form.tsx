import { type FormEvent, useState } from 'react'
import { LOCALES } from '#platform/contract/locale.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import {
  type DocumentFacts,
  type LibraryDocument,
  type ownDocumentCalls,
  TITLE_MAX,
} from '../../contract/documents/documents.endpoints.ts'
import { AUTHOR_MAX, LICENCES, type Licence } from '../../contract/pictures.ts'
import { useEditorText } from '../use-editor-text.ts'

type Props = {
  document: LibraryDocument
  calls: typeof ownDocumentCalls
  label: string
  onSaved: (document: LibraryDocument) => void
}

/** What a file is called in both languages, whose it is and on which terms. */
export function DocumentFactsForm({ document, calls, label, onSaved }: Props) {
  const t = useEditorText()
  const locale = useLocale()
  const { busy, act } = useAct({
    refresh: ['/api/library-documents', '/api/admin/library-documents'],
    failed: t('general'),
  })
  const { id, title, author, licence, name } = document
  const isNew = LOCALES.every((language) => title[language] === '')
  const [isTried, setTried] = useState(false)
  const [facts, setFacts] = useState<DocumentFacts>({
    title: isNew ? { ...title, [locale]: words(name) } : title,
    author,
    licence,
  })
  const set = (change: Partial<DocumentFacts>) => setFacts((now) => ({ ...now, ...change }))
  const missing = LOCALES.filter((language) => facts.title[language].trim() === '')
  const errors = Object.fromEntries(
    missing.map((language) => [`title.${language}`, t('documents.titleMissing')]),
  )
  async function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (missing.length > 0) return
    const done = await act(() => call(calls.describe, { params: { id }, body: facts }))
    if (done) onSaved(done.answer)
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
      <BilingualField
        name="title"
        label={t('documents.name')}
        help={t('documents.nameHelp')}
        value={facts.title}
        limit={TITLE_MAX}
        errors={isTried ? errors : {}}
        onChange={(change) => set({ title: change })}
      />
      <TextInput
        name="author"
        label={t('documents.author')}
        help={t('documents.authorHelp')}
        maxLength={AUTHOR_MAX}
        value={facts.author}
        onChange={(event) => set({ author: event.target.value })}
      />
      <Select
        name="licence"
        label={t('sheet.licence')}
        value={facts.licence}
        options={LICENCES.map((value) => ({
          value,
          text: t(value === 'own' ? 'documents.ownLicence' : `sheet.licences.${value || 'unknown'}`),
        }))}
        onChange={(event) => set({ licence: event.target.value as Licence })}
      />
      <p>
        <Button type="submit" look="river" busy={busy && t('sheet.saving')}>
          {label}
        </Button>
      </p>
    </form>
  )
}

/** The name of a file on a device as words. */
function words(name: string): string {
  const stem = name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim()
  return (stem.charAt(0).toUpperCase() + stem.slice(1)).slice(0, TITLE_MAX)
}
