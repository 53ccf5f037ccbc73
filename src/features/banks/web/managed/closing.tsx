import { useState } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { ReasonDialog } from '#platform/web/forms/reason-dialog.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { LIMITS } from '../../contract/managed/limits.ts'
import { closeBank, type ManagedBank, restoreBank } from '../../contract/managed/managed-banks.endpoints.ts'
import { useText } from '../use-text.ts'

type Props = { bank: ManagedBank; onChanged: (bank: ManagedBank) => void }

/** Closes a bank or opens it again, with a reason; as long as calls run it says which. */
export function Closing({ bank, onChanged }: Props) {
  const t = useText()
  const locale = useLocale()
  const [asking, setAsking] = useState(false)
  const { closedAt, openCalls } = bank
  return (
    <section
      aria-labelledby="closing"
      className="grid max-w-measure justify-items-start gap-3 border-t border-line pt-6"
    >
      <h2 id="closing" className="text-lg">
        {t('closing.title')}
      </h2>
      <p className="text-sm text-ink-2">
        {closedAt ? t('closing.since', { date: formatDate(new Date(closedAt), locale) }) : t('closing.help')}
      </p>
      {!closedAt && openCalls.length > 0 ? (
        <div>
          <p className="text-sm font-strong">{t('closing.open')}</p>
          <ul>
            {openCalls.map(({ slug, title }) => (
              <li key={slug}>
                <a
                  className="link inline-flex min-h-target items-center [overflow-wrap:anywhere]"
                  href={`/calls/${slug}`}
                >
                  {readText(title, locale).text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <Button small look="quiet" onClick={() => setAsking(true)}>
          {t(closedAt ? 'closing.again' : 'closing.act')}
        </Button>
      )}
      {asking && <Asking bank={bank} onChanged={onChanged} onClose={() => setAsking(false)} />}
    </section>
  )
}

function Asking({ bank, onChanged, onClose }: Props & { onClose: () => void }) {
  const t = useText()
  const { busy, act } = useAct({ refresh: ['/api/admin/banks', '/api/calls'], failed: t('general') })
  // The question stays what it was until the dialog is gone; the bank changes before.
  const [isClosed] = useState(bank.closedAt !== null)
  return (
    <ReasonDialog
      draft={`banks.closing.${bank.id}`}
      title={t(isClosed ? 'closing.sureAgain' : 'closing.sure', { name: bank.name })}
      closeLabel={t('close')}
      act={t(isClosed ? 'closing.again' : 'closing.act')}
      look={isClosed ? 'river' : 'harm'}
      busy={busy && t('closing.busy')}
      reason={{
        label: t('closing.reason'),
        help: t('closing.reasonHelp'),
        short: t('closing.short'),
        least: 1,
        most: LIMITS.reason,
      }}
      onAct={(reason) =>
        act(
          async () =>
            onChanged(
              await call(isClosed ? restoreBank : closeBank, { params: { id: bank.id }, body: { reason } }),
            ),
          t(isClosed ? 'closing.doneAgain' : 'closing.done'),
        )
      }
      onClose={onClose}
    >
      <p>{t(isClosed ? 'closing.sureAgainText' : 'closing.sureText')}</p>
    </ReasonDialog>
  )
}
