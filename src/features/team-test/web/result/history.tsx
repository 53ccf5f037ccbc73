import { useState } from 'react'
import { formatDate } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { deleteResult, type Result } from '../../contract/results.endpoints.ts'
import { bandsOf, ranked } from '../../contract/scoring.ts'
import { useTeamTestAct } from '../use-team-test-act.ts'
import { useText } from '../use-text.ts'

/** All results of a person, each with a delete button. */
export function History({ results }: { results: readonly Result[] }) {
  const t = useText()
  const locale = useLocale()
  const { busy, act } = useTeamTestAct()
  const [selection, setSelection] = useState<{ id: string; date: string }>()
  if (results.length === 0) return null
  async function remove() {
    if (!selection) return
    await act(() => call(deleteResult, { params: { id: selection.id } }), t('result.deleted'))
    setSelection(undefined)
  }
  return (
    <section aria-labelledby="history-title" className="print:hidden">
      <SectionHeading id="history-title" title={t('result.history')} />
      <ul>
        {results.map(({ id, takenAt, scores }) => {
          const date = formatDate(new Date(takenAt), locale)
          const bands = bandsOf(scores)
          const strong = ranked(scores).filter((each) => bands[each] === 'strong')
          return (
            <li key={id} className="flex items-center gap-3 border-t border-line py-2 text-sm">
              <span className="min-w-0 flex-1">
                <b className="block font-strong">{date}</b>
                <span className="text-ink-2">
                  {strong.length > 0
                    ? strong.map((each) => t(`contributions.${each}.name`)).join(', ')
                    : t('result.all')}
                </span>
              </span>
              <Button
                small
                look="quiet"
                aria-label={t('result.delete', { date })}
                onClick={() => setSelection({ id, date })}
              >
                {t('result.deleteShort')}
              </Button>
            </li>
          )
        })}
      </ul>
      <Dialog
        open={selection !== undefined}
        onClose={() => setSelection(undefined)}
        title={t('result.sure', { date: selection?.date ?? '' })}
        closeLabel={t('result.close')}
        actions={
          <DialogFoot
            onCancel={() => setSelection(undefined)}
            act={t('result.deleteShort')}
            onAct={remove}
            look="harm"
            busy={busy && t('result.busy')}
          />
        }
      >
        <p>{t('result.sureText')}</p>
      </Dialog>
    </section>
  )
}
