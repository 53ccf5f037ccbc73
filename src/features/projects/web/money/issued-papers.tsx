import { FileText } from 'lucide-react'
import { useCallWords } from '#features/calls/web/index.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { fillPath } from '#platform/contract/endpoint.ts'
import { request } from '#platform/web/api/api.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { IssuedPaper } from '../../contract/money/issued.ts'
import { getAgreementFile, type Money } from '../../contract/money/money.endpoints.ts'
import { useProjectAct } from '../use-project-act.ts'
import { Amendment } from './amendment.tsx'
import { usePapersText } from './use-papers-text.ts'

/** The issued documents, each as it was then, with an amendment for each later change of the plan. */
export function IssuedPapers({ money: { slug, agreement, standing } }: { money: Money }) {
  const t = usePapersText()
  const { date } = useCallWords()
  const { act } = useProjectAct()
  const { issued, number } = agreement
  const save = ({ kind, version }: IssuedPaper) =>
    act(async () => {
      const path = `${fillPath(getAgreementFile.path, { slug })}?version=${version}`
      const answer = await request(path, { method: 'GET' })
      saveFile({
        content: await answer.blob(),
        name: `${t(`issued.files.${kind}`)}-${number}-${version}.pdf`,
      })
    })
  return (
    <div className="mt-6 border-t border-line pt-4">
      <h3 className="text-md">{t('issued.title')}</h3>
      <p className="text-sm text-ink-2">{t('issued.lead')}</p>
      <ul className="mt-2">
        {issued.map((paper, at) => {
          const place = issued.slice(0, at + 1).filter(({ kind }) => kind === paper.kind).length
          const name = t(`issued.kinds.${paper.kind}`, { place: String(place), date: date(paper.issuedAt) })
          return (
            <li key={paper.version} className="flex flex-wrap items-center gap-x-4 border-t border-line py-2">
              <span className="min-w-0 flex-1 text-sm">
                {name}
                <span className="block text-xs text-ink-2 [overflow-wrap:anywhere]">
                  {t('issued.digest', { digest: paper.digest })}
                </span>
              </span>
              <Button
                small
                look="quiet"
                icon={<FileText />}
                aria-label={t('issued.saveNamed', { name })}
                onClick={() => void save(paper)}
              >
                {t('issued.save')}
              </Button>
              {paper.signing && (
                <Amendment
                  slug={slug}
                  name={name}
                  version={String(paper.version)}
                  issuedOn={localDay(new Date(paper.issuedAt))}
                  signing={paper.signing}
                  standing={standing}
                />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
