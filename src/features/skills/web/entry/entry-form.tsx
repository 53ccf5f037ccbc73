import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '#platform/web/api/api.ts'
import { ApiError, errorText } from '#platform/web/api/api-error.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { useState } from 'react'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { groupNames } from '../../contract/groups.ts'
import {
  createEntry,
  type Entry,
  getEntry,
  type Kind,
  saveEntry,
} from '../../contract/vocabulary.endpoints.ts'
import { useText } from '../use-text.ts'
import { LinksEditor } from './links-editor.tsx'
import { useEntryDraft } from './use-entry-draft.ts'
import { draftOf, sendable, type Wrong, wrongWith } from './entry-draft.ts'

type Props = { kind: Kind; entry?: Entry; reload?: () => void }

/** Names, group and links of one entry, saved together. */
export function EntryForm({ kind, entry, reload }: Props) {
  const t = useText()
  const locale = useLocale()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [stale, setStale] = useState(false)
  const entryDraft = useEntryDraft(`draft.vocabulary.${kind}.${entry?.id ?? 'new'}`, draftOf(kind, entry))
  const { draft, change } = entryDraft
  const groupLabel = t(kind === 'skill' ? 'form.group' : 'form.isco')
  const help = t(kind === 'skill' ? 'form.skillHelp' : 'form.occupationHelp')
  const form = useForm({
    labels: { bhs: t('form.bhs'), en: t('form.en'), group: groupLabel },
    validate: () => errorTexts(wrongWith(kind, draft)),
    async send() {
      setStale(false)
      if (entry) {
        const body = { ...sendable(draft), version: entry.version }
        const saved = await call(saveEntry, { params: { kind, id: entry.id }, body })
        entryDraft.forget()
        client.setQueryData(endpointKey(getEntry, { params: { kind, id: entry.id } }), saved)
      } else {
        const { id } = await call(createEntry, { params: { kind }, body: sendable(draft) })
        entryDraft.forget()
        await navigate(`/admin/vocabulary/${kind}/${id}`, { replace: true })
      }
      toast({ title: t('form.saved') })
    },
    explain: (error) => errorText(error, t('form.failed')),
    onFailure: (error) => setStale(error instanceof ApiError && error.code === 'skills.entryStale'),
  })

  function errorTexts(wrong: Wrong): Partial<Record<keyof Wrong, string>> {
    return Object.fromEntries(Object.entries(wrong).map(([name, why]) => [name, t(`form.${why}`)]))
  }

  return (
    <form {...form.props} className="grid max-w-measure grid-cols-1 gap-5">
      {entryDraft.restored && (
        <Note tone="sun" live>
          <p>{t('form.draft')}</p>
          <Button small look="quiet" onClick={entryDraft.discard}>
            {t('form.discard')}
          </Button>
        </Note>
      )}
      <FormSummary {...form.summary} />
      <Textarea
        name="bhs"
        label={t('form.bhs')}
        help={help}
        error={form.errors.bhs}
        rows={6}
        value={draft.bhs}
        onChange={(event) => change({ bhs: event.target.value })}
      />
      <Textarea
        name="en"
        label={t('form.en')}
        help={t('form.skillHelp')}
        error={form.errors.en}
        rows={6}
        lang="en"
        value={draft.en}
        onChange={(event) => change({ en: event.target.value })}
      />
      {kind === 'skill' ? (
        <Select
          name="group"
          label={groupLabel}
          value={draft.group}
          options={Object.entries(groupNames).map(([value, name]) => ({ value, text: name[locale] }))}
          onChange={(event) => change({ group: event.target.value })}
        />
      ) : (
        <TextInput
          name="group"
          label={groupLabel}
          help={t('form.iscoHelp')}
          error={form.errors.group}
          inputMode="numeric"
          maxLength={4}
          value={draft.group}
          onChange={(event) => change({ group: event.target.value })}
        />
      )}
      <LinksEditor kind={kind} links={draft.links} onChange={(links) => change({ links })} />
      {entry?.description && (
        <div className="text-sm text-ink-2">
          <h2 className="mb-1 text-xs font-ui text-ink-3">{t('form.source')}</h2>
          <p lang="en">{entry.description}</p>
        </div>
      )}
      <FormProblem text={form.problem} />
      <DraftNote device={entryDraft.device} restored={false} />
      {stale && (
        <Button
          onClick={() => {
            entryDraft.forget()
            reload?.()
          }}
        >
          {t('form.stale')}
        </Button>
      )}
      <div>
        <Button type="submit" look="river" busy={form.busy && t('form.saving')}>
          {t('form.save')}
        </Button>
      </div>
    </form>
  )
}
