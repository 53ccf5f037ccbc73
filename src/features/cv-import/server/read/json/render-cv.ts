import type { Translated } from './builders.ts'
import { type Fields, fieldsOf, listOf, textOf } from './values.ts'

/** Recognises `cv` with free sections, each a list of entries of one kind. */
export function isRenderCv(input: Fields): boolean {
  return 'sections' in fieldsOf(input['cv'])
}

export function renderCvResume(input: Fields): Translated {
  const cv = fieldsOf(input['cv'])
  const entries = Object.values(fieldsOf(cv['sections'])).flatMap(listOf)
  const stay = (each: Fields) => ({
    startDate: textOf(each, 'start_date', 'date'),
    endDate: textOf(each, 'end_date'),
    date: textOf(each, 'date', 'start_date'),
    summary: textOf(each, 'summary'),
    highlights: each['highlights'],
    url: textOf(each, 'url'),
  })
  const having = (name: string) => entries.filter((each) => name in each)
  return {
    told: cv,
    resume: {
      basics: {
        name: textOf(cv, 'name'),
        label: textOf(cv, 'headline', 'label'),
        email: textOf(cv, 'email'),
        phone: textOf(cv, 'phone'),
        url: textOf(cv, 'website'),
        location: { city: textOf(cv, 'location').split(',')[0] },
      },
      work: having('company').map((each) => ({
        ...stay(each),
        name: textOf(each, 'company'),
        position: textOf(each, 'position'),
        location: textOf(each, 'location'),
      })),
      education: having('institution').map((each) => ({
        ...stay(each),
        institution: textOf(each, 'institution'),
        area: textOf(each, 'area'),
        studyType: textOf(each, 'degree'),
      })),
      projects: entries
        .filter((each) => 'name' in each && !('company' in each))
        .map((each) => ({ ...stay(each), name: textOf(each, 'name') })),
      publications: entries
        .filter((each) => 'title' in each && 'authors' in each)
        .map((each) => ({
          name: textOf(each, 'title'),
          publisher: textOf(each, 'journal'),
          releaseDate: textOf(each, 'date'),
        })),
      skills: having('details').map((each) => ({
        name: textOf(each, 'label'),
        keywords: textOf(each, 'details').split(/\s*,\s*/),
      })),
    },
  }
}
