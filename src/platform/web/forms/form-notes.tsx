import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useShellText } from '../i18n/use-shell-text.ts'
import { Note } from '../ui/blocks/note.tsx'
import { FormErrors } from '../ui/fields/form-errors.tsx'

type SummaryProps = { attempt: number; errors: readonly { name: string; label: string }[] }

/** Which fields are wrong, at the top of their form; each says why below itself. */
export function FormSummary({ attempt, errors }: SummaryProps) {
  const t = useShellText()
  return <FormErrors title={t('forms.wrong', { count: errors.length })} errors={errors} attempt={attempt} />
}

/** Why sending failed; stands above the button that was pressed, and comes into view where a bar covers it. */
export function FormProblem({ text, detail }: { text: string | undefined; detail?: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text !== undefined) place.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  if (text === undefined) return null
  return (
    <div ref={place} className="scroll-my-28">
      <Note tone="harm" live icon={<CircleAlert />}>
        <p>{text}</p>
        {detail && <p>{detail}</p>}
      </Note>
    </div>
  )
}
