import { useQueryClient } from '@tanstack/react-query'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { getManagedBank, type ManagedBank } from '../../contract/managed/managed-banks.endpoints.ts'
import { useText } from '../use-text.ts'
import { Board } from './board.tsx'
import { BankForm } from './bank-form.tsx'
import { Closing } from './closing.tsx'

/** Edits a bank: its texts, its funds and its board. */
export function EditedBank({ bank }: { bank: ManagedBank }) {
  const t = useText()
  const queries = useQueryClient()
  const key = endpointKey(getManagedBank, { params: { id: bank.slug } })
  const show = (next: ManagedBank) => queries.setQueryData(key, next)
  return (
    <div className="grid gap-10">
      <p className="-mt-3 flex flex-wrap gap-x-5">
        <ButtonLink small look="quiet" to="/admin/banks">
          {t('edit.back')}
        </ButtonLink>
        <ButtonLink small look="quiet" to={`/ob/${bank.slug}`}>
          {t('edit.page')}
        </ButtonLink>
        <ButtonLink small look="quiet" to="/admin/calls">
          {t('edit.calls')}
        </ButtonLink>
      </p>
      <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <BankForm
          key={bank.id}
          bank={bank}
          onSaved={show}
          onReload={() => queries.refetchQueries({ queryKey: key })}
        />
        <Board bank={bank} onChanged={show} />
      </div>
      <Closing bank={bank} onChanged={show} />
    </div>
  )
}
