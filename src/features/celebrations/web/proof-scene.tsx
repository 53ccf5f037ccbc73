import { GIVEN_EVIDENCE } from '#features/profiles/contract/evidence.ts'
import {
  listEvidence,
  type OwnEvidence,
  type OwnProvenSkill,
} from '#features/profiles/contract/evidence.endpoints.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { countStones } from '#platform/contract/arch-geometry.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import { laySkill } from './motion.ts'
import { PictureButton } from './picture-button.tsx'
import { SkillArch } from './skill-arch.tsx'
import { useFirstOf } from './use-first-view.ts'
import { useText } from './use-text.ts'

const RECENT_MS = 30 * 24 * 3_600_000

type Props = { className?: string }

/**
 * What somebody else has confirmed of a skill lately, once on this device: one scene, however many confirmations came. The
 * second one of the same kind for a skill only changes a number.
 */
export function ProofScene({ className }: Props) {
  const { data, isFetchedAfterMount } = useEndpoint(listEvidence, { refetchOnMount: 'always' })
  return data && isFetchedAfterMount ? <Newest skills={data.skills} className={className} /> : null
}

type Proof = { id: string; skill: string; proof: OwnEvidence }

function proofsOf(skills: readonly OwnProvenSkill[]): Proof[] {
  const since = Date.now() - RECENT_MS
  return skills
    .flatMap(({ item, label, evidence }) =>
      evidence
        .filter(({ kind, createdAt }) => isByOthers(kind) && Date.parse(createdAt) > since)
        .map((proof) => ({ id: `proof:${item}:${proof.kind}`, skill: label, proof })),
    )
    .toSorted((one, other) => Date.parse(other.proof.createdAt) - Date.parse(one.proof.createdAt))
}

function isByOthers(kind: string): boolean {
  return (GIVEN_EVIDENCE as readonly string[]).includes(kind)
}

function Newest({ skills, className }: Props & { skills: readonly OwnProvenSkill[] }) {
  const t = useText()
  const locale = useLocale()
  const proofs = proofsOf(skills)
  const first = useFirstOf(proofs.map(({ id }) => id))
  const newest = proofs.find(({ id }) => id === first)
  if (!newest) return null
  const {
    skill,
    proof: { by, photo, title, words, amount },
  } = newest
  const have = skills.filter(({ evidence }) => evidence.length > 0).length
  const from = readText(title, locale).text
  return (
    <section
      aria-labelledby="proof-scene"
      className={classNames(
        'grid gap-5 rounded-surface border border-line bg-surface p-5 lg:grid-cols-[minmax(0,1fr)_17rem] lg:items-center lg:gap-10 lg:p-8',
        className,
      )}
    >
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <div className="flex items-center gap-3">
          {by !== null && <Avatar name={by} src={photo} size="lg" />}
          <h2 id="proof-scene" className="text-lg leading-snug">
            {amount !== null
              ? t('proof.hours', { count: amount, skill })
              : by !== null
                ? t('proof.by', { name: by, skill })
                : t('proof.plain', { skill })}
          </h2>
        </div>
        {words !== '' && <blockquote className="mt-3">{words}</blockquote>}
        {from !== '' && <p className="mt-1 text-sm text-ink-2">{from}</p>}
        <div className="mt-4">
          <PictureButton title={skill} text={t('proof.picture')} stones={Math.min(have, 21)} />
        </div>
      </div>
      <div className="mx-auto w-full max-w-68">
        <SkillArch
          stones={countStones({ have, of: skills.length })}
          label={t('proof.arch', { have, of: skills.length })}
          play={laySkill}
        />
      </div>
    </section>
  )
}
