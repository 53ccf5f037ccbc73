import { Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import { readText } from '#platform/contract/bilingual.ts'
import type { OwnEvidence, OwnProvenSkill } from '../../contract/evidence.endpoints.ts'
import { shortAddress } from '../view/entry-list.tsx'
import { useText } from '../use-text.ts'
import { EvidenceForms } from './evidence-forms.tsx'
import { ProofLine } from './proof-line.tsx'
import { strengthTone } from './strength-tone.ts'
import { useEvidence, useEvidenceChange } from './use-evidence.ts'

type Props = {
  /** The skill: its item in the profile or its identifier in the vocabulary. */
  of: { item: string } | { skill: string }
  name: string
  onClose: () => void
  onChange?: () => void
}

/** The evidence for one skill of the own profile, to add and to remove. */
export function EvidenceDialog(props: Props) {
  return (
    <Suspense fallback={null}>
      <Body {...props} />
    </Suspense>
  )
}

function Body({ of, name, onClose, onChange }: Props) {
  const t = useText()
  const { data } = useEvidence()
  const skill = data?.skills.find((one) => ('item' in of ? one.item === of.item : one.skill === of.skill))
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('evidence.title', { skill: name })}
      closeLabel={t('evidence.close')}
    >
      {!data && <Skeleton className="h-24" />}
      {data && !skill && <p>{t('evidence.gone')}</p>}
      {skill && <Proofs skill={skill} {...(onChange && { onChange })} />}
    </Sheet>
  )
}

function Proofs({ skill, onChange }: { skill: OwnProvenSkill; onChange?: () => void }) {
  const t = useText()
  const locale = useLocale()
  const { add, remove } = useEvidenceChange(onChange)
  const [announcement, setAnnouncement] = useState('')
  const nameOf = ({ title, url, kind }: OwnEvidence) =>
    readText(title, locale).text || (url ? shortAddress(url) : t(`evidence.kind.${kind}`))
  const failure = add.error ?? remove.error
  return (
    <div className="grid gap-5">
      <div>
        <Chip tone={strengthTone(skill.strength)}>{t(`evidence.strength.${skill.strength}`)}</Chip>
        <p className="mt-2 text-sm text-ink-2">{t('evidence.intro')}</p>
      </div>
      {skill.evidence.length === 0 ? (
        <p className="text-sm">{t('evidence.none')}</p>
      ) : (
        <ul>
          {skill.evidence.map((proof) => (
            <li
              key={proof.id}
              className="flex items-center justify-between gap-3 border-t border-line py-1.5 last:border-b"
            >
              <ProofLine proof={proof} quotes />
              <IconButton
                icon={<Trash2 />}
                label={t('evidence.remove', { title: nameOf(proof) })}
                onClick={() =>
                  remove.mutate(proof.id, { onSuccess: () => setAnnouncement(t('evidence.removed')) })
                }
              />
            </li>
          ))}
        </ul>
      )}
      <FormProblem text={failure ? errorText(failure, t('general')) : undefined} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <EvidenceForms
        skill={skill}
        busy={add.isPending}
        onAdd={(proof, done) =>
          add.mutate(
            { item: skill.item, proof },
            {
              onSuccess: () => {
                setAnnouncement(t('evidence.added'))
                done()
              },
            },
          )
        }
      />
      <details className="text-sm">
        <summary className="inline-flex min-h-target cursor-pointer items-center font-ui text-river-ink">
          {t('evidence.how')}
        </summary>
        <p className="max-w-measure text-ink-2">{t('evidence.howText')}</p>
      </details>
    </div>
  )
}
