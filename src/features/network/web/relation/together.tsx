import { FolderCheck, GraduationCap, Heart, Layers, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePersonReasons } from '#features/recommendations/web/index.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { getRelation } from '../../contract/relations.endpoints.ts'
import { useRelationText } from '../use-relation-text.ts'

const ICONS: Readonly<Record<string, ReactNode>> = {
  project: <FolderCheck />,
  school: <GraduationCap />,
  shared: <Layers />,
  interest: <Heart />,
  place: <MapPin />,
}

type Props = { person: { id: string; isYou: boolean; name: string } }

/** On a profile: what its reader and its owner have in common; nothing where there is nothing. */
export function TogetherPart({ person }: Props) {
  const t = useRelationText()
  const reasonsOf = usePersonReasons()
  const { data } = useEndpoint(getRelation, { params: { person: person.id }, enabled: !person.isYou })
  if (person.isYou || !data) return null
  const reasons = reasonsOf({ goal: null, mutual: null, ...data.together })
  if (reasons.length === 0) return null
  const [firstName = person.name] = person.name.split(' ')
  return (
    <section aria-labelledby="together-title" className="pb-7">
      <h2 id="together-title" className="mb-3 text-lg">
        {t('together', { name: firstName })}
      </h2>
      <ul className="grid gap-3 text-sm">
        {reasons.map(({ id, text }) => (
          <li key={id} className="flex gap-3">
            <span aria-hidden className="flex-none text-river-ink">
              {ICONS[id]}
            </span>
            <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
