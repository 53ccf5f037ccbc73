import { KeyRound } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { Section } from '#features/settings/web/index.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { impersonationToken } from '#platform/web/api/stored-tokens.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { SectionProps } from '#platform/web/registration.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { SkeletonRow } from '#platform/web/ui/blocks/skeleton.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { addPasskey, listPasskeys, getPasskeyOptions } from '../contract/passkeys.endpoints.ts'
import { canUsePasskeys, createCredential, isCancelled } from './ceremony.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { useText } from './use-text.ts'

export function PasskeysSection(section: SectionProps) {
  const t = useText()
  return (
    <Section {...section} text={t('text')}>
      {impersonationToken() ? <Note>{t('impersonating')}</Note> : <Passkeys />}
    </Section>
  )
}

function Passkeys() {
  const t = useText()
  const queries = useQueryClient()
  const query = useEndpoint(listPasskeys, { refetchOnMount: 'always' })
  const reload = () => queries.refetchQueries({ queryKey: endpointKey(listPasskeys) })
  const { data } = query
  if (!data) return <QueryState query={query} small title={t('failed')} waiting={<SkeletonRow />} />
  return (
    <div className="grid grid-cols-1 gap-4">
      {data.passkeys.length === 0 ? (
        <p className="text-sm text-ink-2">{t('none')}</p>
      ) : (
        <ul className="border-t border-line">
          {data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} reload={reload} />
          ))}
        </ul>
      )}
      <AddButton reload={reload} />
    </div>
  )
}

function AddButton({ reload }: { reload: () => Promise<void> }) {
  const t = useText()
  const locale = useLocale()
  const { busy, act } = useAct({ failed: t('general'), isQuiet: isCancelled })
  if (!canUsePasskeys()) return <p className="text-sm text-ink-2">{t('unsupported')}</p>
  async function add() {
    await act(async () => {
      const credential = await createCredential(await call(getPasskeyOptions, {}))
      const name = t('device', { date: formatDate(new Date(), locale) })
      await call(addPasskey, { body: { name, credential } })
      toast({ title: t('added') })
      await reload()
    })
  }
  return (
    <div>
      <Button small icon={<KeyRound />} busy={busy && t('adding')} onClick={() => void add()}>
        {t('add')}
      </Button>
    </div>
  )
}
