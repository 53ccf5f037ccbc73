import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { EditedCall } from '../../contract/call-editing.endpoints.ts'
import { confirmTermChange, withdrawTermChange } from '../../contract/term-changes.endpoints.ts'
import { useManageText } from '../use-manage-text.ts'
import { TermDifferences } from './term-differences.tsx'
import { useTermDifferences } from './use-term-differences.ts'

type Props = {
  id: string
  change: NonNullable<EditedCall['termChange']>
  versions: Parameters<ReturnType<typeof useTermDifferences>>[0]
  onDone: (edited: EditedCall) => void
}

/** Shows a waiting change of terms: anybody but its proposer may sign, everybody may withdraw it. */
export function TermChange({ id, change, versions, onDone }: Props) {
  const t = useManageText()
  const locale = useLocale()
  const { busy, act } = useAct({ refresh: [], failed: t('general') })
  const params = { id, change: change.id }
  async function sign() {
    const done = await act(() => call(confirmTermChange, { params }), t('terms.signed'))
    if (done) onDone(done.answer)
  }
  async function withdraw() {
    const done = await act(() => call(withdrawTermChange, { params }), t('terms.withdrawn'))
    if (done) onDone(done.answer)
  }
  const differences = useTermDifferences()(versions, change.what)
  return (
    <Note tone="sun">
      <p className="font-strong">{t('terms.waits', { by: change.by ?? t('terms.former') })}</p>
      <p>{change.reason[locale]}</p>
      <TermDifferences differences={differences} />
      <div className="-ml-3 flex flex-wrap gap-2">
        {!change.mine && (
          <Button small busy={busy && t('terms.busy')} onClick={() => void sign()}>
            {t('terms.sign')}
          </Button>
        )}
        <Button small look="quiet" onClick={() => void withdraw()}>
          {t('terms.withdraw')}
        </Button>
      </div>
    </Note>
  )
}
