import { Link } from 'react-router'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { listTemplates, type Template } from '../../contract/hiring.endpoints.ts'
import type { Decision } from '../../contract/statuses.ts'
import { useHiringText } from './use-hiring-text.ts'

type Props = {
  organisation: string
  status: Decision
  /** True if choosing one would lose no typed words. */
  free: boolean
  onUse: (template: Template) => void
}

/** Offers saved messages to begin from; those of the chosen decision come first. */
export function TemplateChoice({ organisation, status, free, onUse }: Props) {
  const t = useHiringText()
  const { data } = useEndpoint(listTemplates, { params: { id: organisation }, staleTime: 0 })
  const templates = (data?.templates ?? []).toSorted(
    (one, other) => Number(other.status === status) - Number(one.status === status),
  )
  return (
    <div>
      {free && templates.length > 0 && (
        <Select
          name="template"
          label={t('decision.template')}
          value=""
          empty={t('decision.chooseTemplate')}
          options={templates.map((one) => ({
            value: one.id,
            text: `${one.name} (${t(`statuses.${one.status}`)})`,
          }))}
          onChange={(event) => {
            const template = templates.find(({ id }) => id === event.target.value)
            if (template) onUse(template)
          }}
        />
      )}
      <Link
        to={`/organisations/${organisation}/messages`}
        className="link inline-flex min-h-target items-center text-sm"
      >
        {t('decision.templates')}
      </Link>
    </div>
  )
}
