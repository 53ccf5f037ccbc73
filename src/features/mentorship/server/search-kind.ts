import { readText } from '#platform/contract/bilingual.ts'
import type { SearchKind } from '#platform/server/search-kind.ts'
import { listMentors } from './mentors/public.service.ts'

/** Mentors with all words of the query, whoever has time first. */
export const mentorSearch: SearchKind = {
  id: 'mentors',
  icon: 'mentor',
  async find({ services, locale, query, limit }) {
    if (query.trim() === '') return []
    const { mentors } = await listMentors(services.db, { q: query })
    return mentors.slice(0, limit).map(({ name, headline, skills, slug }) => ({
      title: name,
      text: headline ? readText(headline, locale).text : skills.map((skill) => skill.name[locale]).join(', '),
      path: `/mentors/${slug}`,
    }))
  },
}
