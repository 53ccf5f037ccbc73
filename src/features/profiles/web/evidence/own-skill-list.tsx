import { Suspense, useState } from 'react'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { Content } from '../../contract/section-order.ts'
import { useText } from '../use-text.ts'
import { EvidenceDialog } from './evidence-door.ts'
import { strengthTone } from './strength-tone.ts'
import { useEvidence } from './use-evidence.ts'

/** The own skills, each with its strength and the button to add evidence. */
export function OwnSkillList({ content }: { content: Content<'skills'> }) {
  const t = useText()
  const { data } = useEvidence()
  const [open, setOpen] = useState<{ id: string; label: string }>()
  const strengths = new Map(data?.skills.map(({ item, strength }) => [item, strength]))
  return (
    <>
      <ul>
        {content.items
          .filter(({ label }) => label.trim() !== '')
          .map(({ id, label, level }) => {
            const strength = strengths.get(id)
            return (
              <li
                key={id}
                className="flex items-center justify-between gap-3 border-t border-line py-1 first:border-0"
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {label} <span className="text-sm text-ink-2">{t(`levels.${level}`)}</span>
                </span>
                <span className="flex flex-none items-center gap-1">
                  {strength && strength !== 'none' && (
                    <Chip tone={strengthTone(strength)} className="max-sm:hidden">
                      {t(`evidence.strength.${strength}`)}
                    </Chip>
                  )}
                  <Button
                    small
                    look="quiet"
                    aria-label={t('evidence.manageNamed', { skill: label })}
                    onClick={() => setOpen({ id, label })}
                  >
                    {t('evidence.manage')}
                  </Button>
                </span>
              </li>
            )
          })}
      </ul>
      {open && (
        <Suspense fallback={null}>
          <EvidenceDialog of={{ item: open.id }} name={open.label} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}
