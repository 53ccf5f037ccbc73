import { Plus, Trash2 } from 'lucide-react'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Pick } from '#platform/web/ui/blocks/pick.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { removeTarget, TARGETS_MAX, type Targets } from '../../contract/targets.endpoints.ts'
import { COUNTED } from '../use-analytics.ts'
import { useText } from '../use-text.ts'

type One = Targets['targets'][number]
type Props = {
  targets: readonly One[]
  target: One | undefined
  onChoose: (id: string | undefined) => void
  onAdd: () => void
}

/** Chooses one of the member's targets, each with its coverage. */
export function TargetBar({ targets, target, onChoose, onAdd }: Props) {
  const t = useText()
  const locale = useLocale()
  const { act } = useAct({ refresh: COUNTED, failed: t('general') })
  async function remove(id: string) {
    if (await act(() => call(removeTarget, { params: { id } }), t('targets.removed'))) onChoose(undefined)
  }
  return (
    <div className="mt-2 mb-5 flex flex-wrap items-center gap-2 text-sm text-ink-2">
      {targets.length > 0 && <span aria-hidden>{t('targets.towards')}</span>}
      <div role="group" aria-label={t('targets.label')} className="contents">
        {targets.map(({ id, title, coverage, over }) => (
          <Pick key={id} pressed={id === target?.id} onClick={() => onChoose(id)}>
            <span className="min-w-0 py-1.5 [overflow-wrap:anywhere]">{title[locale]}</span>
            {!over && (
              <span className="flex-none text-xs text-ink-2 tabular-nums">
                {t('targets.count', { have: String(coverage.have), of: String(coverage.of) })}
              </span>
            )}
          </Pick>
        ))}
      </div>
      {targets.length < TARGETS_MAX && (
        <Button small look="quiet" icon={<Plus />} onClick={onAdd}>
          {t(targets.length === 0 ? 'targets.choose' : 'targets.add')}
        </Button>
      )}
      {target && (
        <IconButton icon={<Trash2 />} label={t('targets.remove')} onClick={() => void remove(target.id)} />
      )}
    </div>
  )
}
