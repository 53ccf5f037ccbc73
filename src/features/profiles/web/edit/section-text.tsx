import type { ComponentProps } from 'react'
import { call } from '#platform/web/api/api.ts'
import { BilingualField, OlderLanguage } from '#platform/web/forms/bilingual-field.tsx'
import { confirmTexts } from '../../contract/profile.endpoints.ts'
import type { SectionName } from '../../contract/sections.ts'
import { useOwn, useOwnStore } from '../own/use-own.ts'

type Props = Omit<ComponentProps<typeof BilingualField>, 'name'> & {
  section: SectionName
  /** Its path in the section, as the server names it. */
  path: string
}

/** One text of a section in both languages. */
export function SectionText({ section, path, ...field }: Props) {
  const store = useOwnStore()
  const older = useOwn().sections[section].older.find((text) => text.path === path)
  async function agree() {
    await call(confirmTexts, { body: { section, path } })
    await store.reload()
  }
  return (
    <div>
      <BilingualField {...field} name={path} />
      <OlderLanguage language={older?.language} onAgree={agree} />
    </div>
  )
}
