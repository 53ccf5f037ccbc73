import { useQueryClient } from '@tanstack/react-query'
import { BriefcaseBusiness, Globe, GraduationCap, Sprout } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { useFormOfAddress } from '#platform/web/session/use-form-of-address.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { createCv } from '../../contract/cv.endpoints.ts'
import { type Template, TEMPLATES } from '../../contract/templates.ts'
import { useText } from '../use-text.ts'
import { LIST_KEY } from './use-cvs.ts'

const ICONS = { job: BriefcaseBusiness, first: Sprout, study: GraduationCap, abroad: Globe }

/** Offers purposes to begin with: one press creates a CV from the whole profile and opens it. */
export function TemplatePicker() {
  const t = useText()
  const address = useFormOfAddress()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [making, setMaking] = useState<Template>()
  const [failed, setFailed] = useState<string>()

  async function make(template: Template) {
    if (making) return
    setMaking(template)
    setFailed(undefined)
    try {
      const { id } = await call(createCv, { body: { template } })
      void queries.invalidateQueries({ queryKey: LIST_KEY })
      await navigate(`/profile/cv/${id}`)
    } catch (error) {
      setFailed(errorText(error, t('general')))
      setMaking(undefined)
    }
  }
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2">
        {TEMPLATES.map((template) => {
          const Icon = ICONS[template]
          return (
            <li key={template}>
              <button
                type="button"
                aria-busy={making === template}
                onClick={() => void make(template)}
                className="grid h-full w-full content-start gap-1 rounded-surface border border-edge bg-surface p-4 text-left transition-colors hover:border-river hover:bg-river-tint"
              >
                <Icon aria-hidden className="mb-1 text-river-ink" />
                <span className="font-strong leading-ui">{t(`templates.${template}.title`)}</span>
                <span className="text-sm text-ink-2">
                  {making === template ? t('list.making') : t(`templates.${template}.text`, { address })}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {failed && (
        <Note tone="harm" live>
          {failed}
        </Note>
      )}
    </>
  )
}
