import { UserRound } from 'lucide-react'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { listSkillMentors } from '../../contract/suggested.endpoints.ts'
import { useSuggestedText } from '../use-suggested-text.ts'

type Props = { skill: { id: string; name: string }; all: readonly string[] }

/** Who helps with a skill: the one person, or the list of them. */
export function SkillMentors({ skill, all }: Props) {
  const t = useSuggestedText()
  const { data } = useEndpoint(listSkillMentors, { query: { ids: all.join(',') } })
  const mentors = data?.skills.find((one) => one.skill === skill.id)
  if (!mentors) return null
  const { count, first } = mentors
  const isOne = count === 1
  return (
    <p className="mt-2">
      <ButtonLink
        small
        to={isOne ? `/mentors/${first.slug}` : `/mentors?skill=${skill.id}&free=place`}
        reloadDocument
        icon={<UserRound />}
        className="text-left"
        aria-label={
          isOne
            ? t('skill.oneNamed', { skill: skill.name, name: first.name })
            : t('skill.manyNamed', { skill: skill.name, count })
        }
      >
        {isOne ? t('skill.one', { name: first.name }) : t('skill.many', { count })}
      </ButtonLink>
    </p>
  )
}
