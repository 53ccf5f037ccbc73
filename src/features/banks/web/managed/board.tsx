import { useState } from 'react'
import { type Bilingual, isBlank, NO_TEXT, readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { looksLikeEmail } from '#platform/web/forms/field-values.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { LIMITS } from '../../contract/managed/limits.ts'
import {
  type ManagedBank,
  type Seat,
  addBoardMember,
  removeBoardMember,
} from '../../contract/managed/managed-banks.endpoints.ts'
import { useText } from '../use-text.ts'

type Props = { bank: ManagedBank; onChanged: (bank: ManagedBank) => void }

/** Lists the board of a bank; staff seat members and end their seats. */
export function Board({ bank, onChanged }: Props) {
  const t = useText()
  return (
    <section aria-labelledby="board" className="grid content-start gap-4">
      <h2 id="board" className="text-lg">
        {t('board.title')}
      </h2>
      <p className="-mt-2 text-sm text-ink-2">{t('board.help')}</p>
      {bank.board.length === 0 && <p className="text-sm">{t('board.none')}</p>}
      <ul>
        {bank.board.map((seat) => (
          <SeatRow key={seat.id} seat={seat} bank={bank} onChanged={onChanged} />
        ))}
      </ul>
      <Seating bank={bank} onChanged={onChanged} />
    </section>
  )
}

function SeatRow({ seat: { id, name, role, since }, bank, onChanged }: Props & { seat: Seat }) {
  const t = useText()
  const locale = useLocale()
  const { busy, act } = useAct({ refresh: [], failed: t('general') })
  const [asking, setAsking] = useState(false)
  async function end() {
    await act(
      async () => onChanged(await call(removeBoardMember, { params: { id: bank.id, seat: id } })),
      t('board.ended'),
    )
    setAsking(false)
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2.5">
      <Avatar name={name} size="sm" />
      <div className="min-w-0 flex-1 basis-40">
        <b className="block font-strong [overflow-wrap:anywhere]">{name}</b>
        <span className="block text-sm text-ink-2 [overflow-wrap:anywhere]">
          {[readText(role, locale).text, t('board.since', { date: formatDate(new Date(since), locale) })]
            .filter(Boolean)
            .join(', ')}
        </span>
      </div>
      <Button small look="quiet" aria-label={t('board.endNamed', { name })} onClick={() => setAsking(true)}>
        {t('board.end')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        closeLabel={t('close')}
        title={t('board.sure', { name })}
        actions={
          <DialogFoot
            onCancel={() => setAsking(false)}
            act={t('board.end')}
            onAct={end}
            look="harm"
            busy={busy && t('board.end')}
          />
        }
      >
        <p>{t('board.sureText')}</p>
      </Dialog>
    </li>
  )
}

function Seating({ bank, onChanged }: Props) {
  const t = useText()
  const problemOf = useWordsProblem()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Bilingual>(NO_TEXT)
  const form = useForm({
    labels: { email: t('board.email'), 'role.bhs': t('board.role'), 'role.en': t('board.role') },
    validate() {
      const [bhs, en] = [problemOf(role.bhs, LIMITS.role), problemOf(role.en, LIMITS.role)]
      return {
        ...(!looksLikeEmail(email) && { email: t('wrong.email') }),
        ...(isBlank(role) ? { 'role.bhs': t('wrong.role') } : bhs !== undefined && { 'role.bhs': bhs }),
        ...(en !== undefined && { 'role.en': en }),
      }
    },
    async send() {
      onChanged(await call(addBoardMember, { params: { id: bank.id }, body: { email, role } }))
      toast({ title: t('board.seated') })
      setEmail('')
      setRole(NO_TEXT)
    },
    explain: (error) => errorText(error, t('general')),
  })
  return (
    <form {...form.props} className="grid gap-4 border-t border-line pt-4">
      <TextInput
        type="email"
        name="email"
        label={t('board.email')}
        help={t('board.emailHelp')}
        autoComplete="off"
        value={email}
        error={form.errors.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <BilingualField
        name="role"
        label={t('board.role')}
        value={role}
        limit={LIMITS.role}
        errors={form.errors as Record<string, string>}
        onChange={setRole}
      />
      <FormProblem text={form.problem} />
      <Button
        type="submit"
        look="river"
        className="justify-self-start"
        busy={form.busy && t('board.seating')}
      >
        {t('board.seat')}
      </Button>
    </form>
  )
}
