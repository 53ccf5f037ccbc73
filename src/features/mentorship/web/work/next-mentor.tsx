import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { requestNextMentor, type Work } from '../../contract/work.endpoints.ts'
import { useWhen } from '../member/use-when.ts'
import { useMemberText } from '../use-member-text.ts'

/** Whom to ask next, with one tap: the goal goes on as it was written. */
export function NextMentor({ from, next }: { from: string; next: NonNullable<Work['next']> }) {
  const t = useMemberText()
  const when = useWhen()
  const navigate = useNavigate()
  const [id] = useState(() => crypto.randomUUID())
  const { busy, act } = useAct({ refresh: ['/api/mentorship'], failed: t('general') })
  const { name, at } = next
  async function ask() {
    const body = { id, mentor: next.id, at }
    const done = await act(() => call(requestNextMentor, { params: { id: from }, body }), t('ask.sent'))
    if (done) await navigate('/mentorship')
  }
  return (
    <section
      className="grid justify-items-start gap-2 border-t border-line pt-4"
      aria-labelledby="next-mentor"
    >
      <h2 id="next-mentor" className="text-lg">
        {t('work.next')}
      </h2>
      <p className="max-w-measure text-sm text-ink-2">{t('work.nextText', { name, when: when(at) })}</p>
      <Button look="key" busy={busy && t('busy')} onClick={() => void ask()}>
        {t('work.nextAct', { name })}
      </Button>
    </section>
  )
}
