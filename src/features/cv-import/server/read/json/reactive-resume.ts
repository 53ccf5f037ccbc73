import { SKILL_LEVEL_WORDS } from '#features/profiles/contract/level-names.ts'
import { levelOfMarks } from '../../parse/languages-in.ts'
import { skillLevelOfMarks } from '../../parse/skills-in.ts'
import type { Translated } from './builders.ts'
import { proseOfHtml } from './prose.ts'
import { addressOf, type Fields, fieldsOf, listOf, textOf } from './values.ts'

/** Recognises exports of versions 3, 4 and 5: basics, sections with items, and their layout. */
export function isReactiveResume(input: Fields): boolean {
  return 'sections' in input && 'basics' in input && !Array.isArray(input['sections'])
}

/** The highest level that it draws, of five. */
const MOST = 5

export function reactiveResume(input: Fields): Translated {
  const basics = fieldsOf(input['basics'])
  const sections = fieldsOf(input['sections'])
  const items = (...names: readonly string[]) =>
    names.flatMap((name) => listOf(fieldsOf(sections[name])['items'])).filter(isShown)
  const summary = textOf(fieldsOf(input['summary'] ?? sections['summary']), 'content', 'body')
  const place = basics['location']
  const resume = {
    basics,
    summary,
    items: Object.values(sections).flatMap((section) => listOf(fieldsOf(section)['items'])),
    custom: [input['customSections'], ...Object.values(fieldsOf(sections['custom']))],
  }
  return {
    told: resume,
    resume: {
      basics: {
        name: textOf(basics, 'name'),
        label: textOf(basics, 'headline'),
        email: textOf(basics, 'email'),
        phone: textOf(basics, 'phone'),
        url: addressOf(basics),
        summary: proseOfHtml(summary || textOf(basics, 'summary')),
        location: typeof place === 'string' ? { city: place.split(',')[0] } : place,
        profiles: [...items('profiles'), ...listOf(basics['profiles'])].map((each) => ({
          network: textOf(each, 'network'),
          url: addressOf(each),
        })),
      },
      work: items('experience', 'work').flatMap(postsOf),
      volunteer: items('volunteer').map((each) => ({
        ...stayOf(each),
        organization: textOf(each, 'organization'),
      })),
      education: items('education').map((each) => ({
        ...stayOf(each),
        institution: textOf(each, 'institution', 'school'),
        studyType: textOf(each, 'studyType', 'degree'),
        area: textOf(each, 'area'),
        score: textOf(each, 'score', 'grade'),
      })),
      projects: items('projects').map((each) => ({
        ...stayOf(each),
        name: textOf(each, 'name'),
        description: proseOfHtml(textOf(each, 'description')),
        ...(textOf(each, 'summary') === '' && { summary: '' }),
      })),
      certificates: items('certifications').map((each) => ({
        ...stayOf(each),
        name: textOf(each, 'name', 'title'),
        issuer: textOf(each, 'issuer'),
      })),
      awards: items('awards').map((each) => ({
        ...stayOf(each),
        title: textOf(each, 'title'),
        awarder: textOf(each, 'awarder'),
      })),
      publications: items('publications').map((each) => ({
        ...stayOf(each),
        name: textOf(each, 'name', 'title'),
        publisher: textOf(each, 'publisher'),
      })),
      skills: items('skills').flatMap(skillsOf),
      languages: items('languages').map((each) => ({
        language: textOf(each, 'name', 'language'),
        fluency: textOf(each, 'description', 'fluency') || (levelOfMarks(shareOf(each)) ?? ''),
      })),
      interests: items('interests').map((each) => ({ name: textOf(each, 'name') })),
    },
  }
}

const isShown = (item: Fields) => item['visible'] !== false && item['hidden'] !== true

/** Splits several roles at one employer, which version 5 has. */
function postsOf(each: Fields): Fields[] {
  const roles = listOf(each['roles'])
  const post = (role: Fields) => ({
    ...stayOf({ ...each, ...role }),
    name: textOf(each, 'company', 'name'),
    position: textOf(role, 'position', 'title') || textOf(each, 'position'),
    location: textOf(each, 'location'),
  })
  return roles.length > 0 ? roles.map(post) : [post(each)]
}

function stayOf(each: Fields): Fields {
  const date = each['date']
  const both = fieldsOf(date)
  return {
    startDate: textOf(both, 'start') || textOf(each, 'date', 'period', 'startDate'),
    endDate: textOf(both, 'end') || textOf(each, 'endDate'),
    date: textOf(each, 'date', 'period'),
    releaseDate: textOf(each, 'date', 'period'),
    summary: proseOfHtml(textOf(each, 'summary', 'description')),
    url: addressOf(each),
  }
}

/** Reads a skill by its name; its keywords are further skills. */
function skillsOf(each: Fields): Fields[] {
  const level = textOf(each, 'description', 'proficiency') || levelWord(each)
  const keywords = Array.isArray(each['keywords']) ? each['keywords'] : []
  return [
    { name: textOf(each, 'name'), level },
    ...keywords.filter((word): word is string => typeof word === 'string').map((name) => ({ name })),
  ]
}

function levelWord(each: Fields): string {
  const level = skillLevelOfMarks(shareOf(each))
  return level ? SKILL_LEVEL_WORDS[level] : ''
}

function shareOf({ level }: Fields): number | undefined {
  const share = Number(level) / MOST
  return level !== undefined && share > 0 && share <= 1 ? share : undefined
}
