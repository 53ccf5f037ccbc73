import { FileUp } from 'lucide-react'
import { Link } from 'react-router'
import { useStartText } from '../use-start-text.ts'
import { ThreeSentences } from './three-sentences.tsx'

/** Asks a member without any data for three sentences or a CV. */
export function Begin({ onAdded }: { onAdded: (count: number) => void }) {
  const t = useStartText()
  return (
    <section
      aria-labelledby="begin-title"
      className="rounded-surface border border-line bg-surface p-5 lg:p-8"
    >
      <h2 id="begin-title" className="text-xl tracking-title">
        {t('begin.title')}
      </h2>
      <p className="mt-1 mb-5 max-w-measure text-ink-2">{t('begin.text')}</p>
      <div className="max-w-measure">
        <ThreeSentences look="key" onAdded={onAdded} />
        <p className="mt-2 text-sm">
          <Link className="link inline-flex min-h-target items-center gap-2" to="/profile/import">
            <FileUp aria-hidden />
            {t('begin.cv')}
          </Link>
        </p>
      </div>
    </section>
  )
}
