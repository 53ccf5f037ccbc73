import {
  BadgeCheck,
  Briefcase,
  Clock,
  FileBadge,
  FolderCheck,
  GraduationCap,
  Link2,
  UserRoundCheck,
  Wrench,
} from 'lucide-react'
import type { EvidenceView } from '../../contract/evidence.endpoints.ts'
import type { EvidenceKind } from '../../contract/evidence.ts'
import { shortAddress } from '../view/entry-list.tsx'
import { Words } from '../view/words.tsx'
import { useText } from '../use-text.ts'

const ICONS: Record<EvidenceKind, typeof Link2> = {
  work: Briefcase,
  education: GraduationCap,
  projects: Wrench,
  certificates: FileBadge,
  link: Link2,
  mentor: BadgeCheck,
  grant: FolderCheck,
  hours: Clock,
  endorsement: UserRoundCheck,
}

type Props = {
  proof: EvidenceView
  /** What the person who vouches has written stands here, and not in a part of its own. */
  quotes?: boolean
}

/** One piece of evidence in a line: kind, title and link. */
export function ProofLine({ proof, quotes = false }: Props) {
  const t = useText()
  const { kind, by, title, words, url, amount } = proof
  const Icon = ICONS[kind]
  const named = title.bhs !== '' || title.en !== ''
  return (
    <span className="flex min-w-0 items-start gap-2 text-sm">
      <Icon size={18} strokeWidth={1.75} aria-hidden className="mt-0.5 flex-none text-ink-3" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="text-ink-2">{t(`evidence.kind.${kind}`)}</span>
        {amount !== null && (
          <span className="text-ink-2">
            {'\u00a0· '}
            {t('evidence.hours', { count: amount })}
          </span>
        )}
        {by !== null && (
          <span className="text-ink-2">
            {'\u00a0· '}
            {by}
          </span>
        )}
        {named && (
          <>
            <span aria-hidden>{'\u00a0· '}</span>
            <Words text={title} />
          </>
        )}
        {quotes && words !== '' && <q className="block">{words}</q>}
        {url && (
          <a className="link block py-1 text-xs" href={url} rel="nofollow noopener ugc">
            {shortAddress(url)}
          </a>
        )}
      </span>
    </span>
  )
}
