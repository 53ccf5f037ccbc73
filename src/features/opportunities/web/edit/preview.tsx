import { DraftFigure } from '#features/library/web/index.ts'
import type { Content } from '../../contract/content.ts'
import type { PublicOpportunity } from '../../contract/public.endpoints.ts'
import { OpportunityView } from '../view/opportunity-view.tsx'
import { SkillList } from '../view/skill-list.tsx'
import { useEdited } from './use-edited.ts'

/** The edited content, as everyone will read it. */
export function Preview({ content }: { content: Content }) {
  const { id, slug, organisation, organisationName, skillNames } = useEdited()
  const now = new Date().toISOString()
  const names = new Map(skillNames.map((skill) => [skill.id, skill.name]))
  const opportunity: PublicOpportunity = {
    ...content,
    id,
    slug,
    open: true,
    closedReason: null,
    organisation: {
      name: organisation?.name ?? organisationName,
      slug: null,
      verified: organisation?.verified ?? false,
      logo: organisation?.logo ?? null,
      replyDays: null,
      replies: null,
    },
    publishedAt: now,
    changedAt: now,
    sourceUrl: null,
    applyPath: null,
    skills: content.skills.flatMap(({ skill, importance, level }) => {
      const name = names.get(skill)
      return name ? [{ id: skill, name, importance, level }] : []
    }),
    similar: [],
    pictures: [],
    now,
  }
  return (
    <div className="rounded-surface border border-line bg-surface p-5 [&_article]:lg:grid-cols-1 [&_aside]:lg:static [&_aside]:lg:col-start-1 [&_aside]:lg:row-auto">
      <OpportunityView
        shown={opportunity}
        titleTag="h2"
        figure={DraftFigure}
        panel={<SkillList skills={opportunity.skills} invite={false} />}
      />
    </div>
  )
}
