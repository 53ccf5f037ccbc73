import { useQueryClient } from '@tanstack/react-query'
import { Copy, Ellipsis, Link2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#platform/contract/dates.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Menu } from '#platform/web/ui/layers/menu.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { createCvCopy, removeCv } from '../../contract/cv.endpoints.ts'
import { useText } from '../use-text.ts'
import { LIST_KEY, type ListedCv } from './use-cvs.ts'

/** Shows a CV: its name opens it, the rest is below. */
export function CvRow({ cv }: { cv: ListedCv }) {
  const t = useText()
  const locale = useLocale()
  const queries = useQueryClient()
  const [removing, setRemoving] = useState(false)
  const { id, name } = cv

  async function act(work: () => Promise<unknown>, done: string) {
    try {
      await work()
      await queries.refetchQueries({ queryKey: LIST_KEY })
      toast({ title: done })
    } catch (error) {
      toast({ title: errorText(error, t('general')), variant: 'destructive' })
    }
  }
  const facts = [
    t(`designs.${cv.design}`),
    t(`scriptNames.${cv.script}`),
    t('list.updated', { date: formatDate(new Date(cv.updatedAt), locale) }),
  ]
  return (
    <li className="relative flex items-start gap-3 border-t border-line py-4">
      <div className="min-w-0 flex-1">
        <h2 className="text-lg">
          <Link
            to={`/profile/cv/${id}`}
            className="inline-flex min-h-target items-center [overflow-wrap:anywhere] no-underline after:absolute after:inset-0 hover:text-river-ink"
          >
            {name}
          </Link>
        </h2>
        <p className="text-sm text-ink-2">{facts.join('\u00a0· ')}</p>
        {cv.shared && (
          <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-ink-2">
            <Chip tone="have" icon={<Link2 />}>
              {t('list.shared')}
            </Chip>
            {t('list.views', { count: cv.views })}
          </p>
        )}
      </div>
      <div className="relative">
        <Menu
          label={t('list.actions', { name })}
          items={[
            {
              text: t('list.copy'),
              icon: <Copy />,
              onSelect: () => void act(() => call(createCvCopy, { params: { id } }), t('list.copied')),
            },
            { text: t('list.remove'), icon: <Trash2 />, harm: true, onSelect: () => setRemoving(true) },
          ]}
          trigger={(props) => (
            <IconButton {...props} icon={<Ellipsis />} label={t('list.actions', { name })} />
          )}
        />
      </div>
      <Dialog
        open={removing}
        onClose={() => setRemoving(false)}
        title={t('list.removeTitle', { name })}
        closeLabel={t('close')}
        actions={
          <DialogFoot
            onCancel={() => setRemoving(false)}
            act={t('list.remove')}
            onAct={() => {
              setRemoving(false)
              void act(() => call(removeCv, { params: { id } }), t('list.removed'))
            }}
            look="harm"
          />
        }
      >
        <p>{t('list.removeText')}</p>
      </Dialog>
    </li>
  )
}
