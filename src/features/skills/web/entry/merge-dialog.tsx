import { Merge } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { type Entry, type ListedEntry, mergeEntry } from '../../contract/vocabulary.endpoints.ts'
import { useText } from '../use-text.ts'
import { EntrySearch } from './entry-search.tsx'

/** Merges two entries for one thing. */
export function MergeDialog({ entry }: { entry: Entry }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <div className="border-t border-line pt-5">
      <Button small icon={<Merge />} onClick={() => setOpen(true)}>
        {t('merge.open')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('merge.title')}
        closeLabel={t('merge.close')}
      >
        <MergeForm entry={entry} onClose={() => setOpen(false)} />
      </Dialog>
    </div>
  )
}

function MergeForm({ entry: { id, kind }, onClose }: { entry: Entry; onClose: () => void }) {
  const t = useText()
  const locale = useLocale()
  const navigate = useNavigate()
  const [into, setInto] = useState<ListedEntry>()
  const form = useForm({
    labels: { into: t('merge.into') },
    validate: () => (into ? {} : { into: t('merge.needed') }),
    async send() {
      if (!into) return
      await call(mergeEntry, { params: { kind, id }, body: { into: into.id } })
      toast({ title: t('merge.done') })
      onClose()
      await navigate(`/admin/vocabulary/${kind}/${into.id}`)
    },
    explain: (error) => errorText(error, t('merge.failed')),
  })
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <p className="text-sm text-ink-2">{t('merge.text')}</p>
      <EntrySearch
        kind={kind}
        name="into"
        label={t('merge.into')}
        error={form.errors.into}
        but={[id]}
        onChoose={setInto}
      />
      <p role="status" className="font-strong">
        {into && t('merge.chosen', { name: into.name[locale] })}
      </p>
      <FormProblem text={form.problem} />
      <FormFoot onCancel={onClose} act={t('merge.submit')} look="harm" busy={form.busy && t('merge.busy')} />
    </form>
  )
}
