import { ShieldAlert } from 'lucide-react'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import type { FraudSign } from '#features/moderation/contract/fraud-signs.ts'
import { useText } from '../use-text.ts'

/** A calm note beside a message with signs of fraud; only the reader sees it. */
export function FraudNote({ signs }: { signs: readonly FraudSign[] }) {
  const t = useText()
  const named = signs.map((sign) => t(`thread.fraud.${sign}`)).join(', ')
  return (
    <Note tone="sun" icon={<ShieldAlert />}>
      <b className="block">{t('thread.fraud.title')}</b>
      {t('thread.fraud.text', { signs: named })}
    </Note>
  )
}
