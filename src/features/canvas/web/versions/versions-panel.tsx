import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { createVersion, listVersions } from '../../contract/versions/versions.endpoints.ts'
import { useText } from '../use-text.ts'
import { useVersionWords } from './use-version-words.ts'
import { VersionView } from './version-view.tsx'
import type { VersionsProps } from './versions.tsx'

/** Lists the team's versions, newest first, and compares one with the current content. */
export function VersionsPanel({ onDone, ...props }: VersionsProps & { onDone: () => void }) {
  const t = useText()
  const { nameOf, madeBy } = useVersionWords()
  const [openVersion, setOpenVersion] = useState<string>()
  const { id } = props.canvas
  const query = useEndpoint(listVersions, { params: { id }, refetchOnMount: 'always' })
  if (openVersion !== undefined)
    return (
      <VersionView
        {...props}
        version={openVersion}
        onBack={() => setOpenVersion(undefined)}
        onDone={onDone}
      />
    )
  return (
    <div className="grid gap-5">
      {props.session && <Keeping id={id} session={props.session} />}
      <QueryState query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-sm text-ink-2">{t('versions.none')}</p>
          ) : (
            <ul>
              {items.map((version) => (
                <li key={version.id} className="border-t border-line">
                  <button
                    type="button"
                    className="block min-h-target w-full py-3 text-left hover:bg-sunken"
                    onClick={() => setOpenVersion(version.id)}
                  >
                    <span className="block font-strong [overflow-wrap:anywhere]">{nameOf(version)}</span>
                    <span className="block text-sm text-ink-2">{madeBy(version)}</span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </div>
  )
}

function Keeping({ id, session }: { id: string; session: NonNullable<VersionsProps['session']> }) {
  const t = useText()
  const [name, setName] = useState('')
  const { busy, act } = useAct({ refresh: [listVersions.path], failed: t('general') })
  return (
    <form
      method="post"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void act(async () => {
          // The server stores its own state, so the session settles first.
          await session.settle()
          await call(createVersion, { params: { id }, body: { name } })
          toast({ title: t('versions.kept') })
          setName('')
        })
      }}
    >
      <p className="text-sm text-ink-2">{t('versions.help')}</p>
      <TextInput
        name="version"
        label={t('versions.name')}
        required
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" look="river" busy={busy && t('versions.keeping')}>
        {t('versions.keep')}
      </Button>
    </form>
  )
}
