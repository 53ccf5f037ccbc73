import { useQueryClient } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useAct } from '#platform/web/api/use-act.ts'
import { isBlank, readText } from '#platform/contract/bilingual.ts'
import { htmlLang } from '#platform/contract/locale.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { deleteTemplate, listTemplates, type Template } from '../../contract/hiring.endpoints.ts'
import { useTemplateText } from './use-template-text.ts'

type Props = {
  template: Template
  organisation: string
  onEdit: () => void
  /** Called after the deletion, because the button that had the focus is gone. */
  onRemoved: () => void
}

/** Shows a saved message with its beginning. */
export function TemplateRow({
  template: { id, name, status, body },
  organisation,
  onEdit,
  onRemoved,
}: Props) {
  const t = useTemplateText()
  const locale = useLocale()
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { busy, act } = useAct({ failed: t('general') })
  const { text, language } = readText(body, locale)
  const only =
    isBlank(body) || (body.bhs.trim() !== '' && body.en.trim() !== '')
      ? undefined
      : t(body.en.trim() === '' ? 'only' : 'onlyEnglish')

  async function remove() {
    await act(async () => {
      await call(deleteTemplate, { params: { id: organisation, template: id } })
      setAsking(false)
      await queries.invalidateQueries({
        queryKey: endpointKey(listTemplates, { params: { id: organisation } }),
      })
      toast({ title: t('removed') })
      onRemoved()
    })
  }

  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-md [overflow-wrap:anywhere]">{name}</h2>
        <p className="mt-1 flex flex-wrap gap-2">
          <Chip tone="neutral">{t(`statuses.${status}`)}</Chip>
          {only && <Chip tone="sun">{only}</Chip>}
        </p>
        <p
          className="mt-2 line-clamp-2 max-w-measure text-sm text-ink-2 [overflow-wrap:anywhere]"
          {...(language !== locale && { lang: htmlLang(language) })}
        >
          {text}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button small icon={<Pencil />} aria-label={t('editNamed', { name })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button
          small
          look="quiet"
          icon={<Trash2 />}
          aria-label={t('removeNamed', { name })}
          onClick={() => setAsking(true)}
        >
          {t('remove')}
        </Button>
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('removeTitle')}
        closeLabel={t('close')}
        actions={
          <DialogFoot
            onCancel={() => setAsking(false)}
            act={t('remove')}
            onAct={remove}
            look="harm"
            busy={busy && t('remove')}
          />
        }
      >
        <p className="text-ink-2">{t('removeText')}</p>
      </Dialog>
    </div>
  )
}
