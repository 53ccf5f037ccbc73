import { Block } from '#features/content/web/index.ts'
import { storedBlockId } from '../contract/blocks.ts'
import {
  localStorageEntries,
  measurementCookies,
  preferenceCookies,
  signInCookies,
  type Stored,
} from '../contract/cookies.ts'
import { useText } from './use-text.ts'

export function StoredLists() {
  const t = useText()
  return (
    <>
      <StoredList title={t('stored.signIn')} list={signInCookies} />
      <StoredList title={t('stored.preferences')} list={preferenceCookies} />
      <StoredList title={t('stored.local')} list={localStorageEntries} />
      <StoredList title={t('stored.measurement')} list={measurementCookies} />
    </>
  )
}

function StoredList({ title, list }: { title: string; list: readonly Stored[] }) {
  return (
    <>
      <h3 className="mt-8 mb-3 text-lg">{title}</h3>
      <dl>
        {list.map((stored) => (
          <StoredEntry key={stored.names[0]} stored={stored} />
        ))}
      </dl>
    </>
  )
}

function StoredEntry({ stored }: { stored: Stored }) {
  const t = useText()
  const id = storedBlockId(stored)
  return (
    <div className="grid gap-x-6 gap-y-1 border-t border-line py-3 sm:grid-cols-[1fr_2fr]">
      <dt className="text-sm">
        {stored.names.map((name) => (
          <code key={name} className="block break-all font-strong">
            {name}
          </code>
        ))}
      </dt>
      <dd className="text-sm">
        <Block id={id} as="p" />
        <p className="text-ink-2">
          {t('stored.lasts')} <Block id={`${id}-lasts`} />
        </p>
      </dd>
    </div>
  )
}
