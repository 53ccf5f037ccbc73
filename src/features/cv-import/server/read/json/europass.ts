import type { Translated } from './builders.ts'
import { proseOfHtml } from './prose.ts'
import { type Fields, fieldsOf, listOf, textOf } from './values.ts'

/** Recognises the export of the older Europass editor: a SkillsPassport with the learner's data. */
export function isEuropass(input: Fields): boolean {
  return 'SkillsPassport' in input || 'LearnerInfo' in input
}

export function europassResume(input: Fields): Translated {
  const learner = fieldsOf(fieldsOf(input['SkillsPassport'] ?? input)['LearnerInfo'])
  const person = fieldsOf(learner['Identification'])
  const contact = fieldsOf(person['ContactInfo'])
  const name = fieldsOf(person['PersonName'])
  const skills = fieldsOf(learner['Skills'])
  const linguistic = fieldsOf(skills['Linguistic'])
  const headline = fieldsOf(learner['Headline'])
  return {
    told: learner,
    resume: {
      basics: {
        name: [textOf(name, 'FirstName'), textOf(name, 'Surname')].join(' ').trim(),
        label: labelOf(headline['Description']),
        email: textOf(fieldsOf(contact['Email']), 'Contact'),
        phone: textOf(many(contact['Telephone'])[0] ?? {}, 'Contact'),
        url: textOf(many(contact['Website'])[0] ?? {}, 'Contact'),
        location: { city: textOf(fieldsOf(fieldsOf(contact['Address'])['Contact']), 'Municipality') },
      },
      work: many(learner['WorkExperience']).map((each) => ({
        ...stayOf(each),
        position: labelOf(each['Position']),
        name: textOf(fieldsOf(each['Employer']), 'Name'),
        location: townOf(each['Employer']),
        summary: textOf(each, 'Activities'),
      })),
      education: many(learner['Education']).map((each) => ({
        ...stayOf(each),
        area: textOf(each, 'Title'),
        institution: textOf(fieldsOf(each['Organisation']), 'Name'),
        summary: textOf(each, 'Activities'),
      })),
      languages: [
        ...many(linguistic['MotherTongue']).map((each) => ({
          language: labelOf(each['Description']),
          fluency: 'Native',
        })),
        ...many(linguistic['ForeignLanguage']).map((each) => ({
          language: labelOf(each['Description']),
          fluency: textOf(fieldsOf(each['ProficiencyLevel']), 'SpokenInteraction', 'Listening', 'Reading'),
        })),
      ],
      skills: ['Computer', 'JobRelated', 'Communication', 'Organisational', 'Other'].flatMap((part) =>
        proseOfHtml(textOf(fieldsOf(skills[part]), 'Description'))
          .split(/[,;\n]/)
          .map((skill) => ({ name: skill.replace(/^\s*•/, '').trim() })),
      ),
    },
  }
}

/** Wraps a single item that stands without a list. */
const many = (value: unknown): Fields[] =>
  Array.isArray(value) ? listOf(value) : value ? [fieldsOf(value)] : []
const labelOf = (value: unknown) => textOf(fieldsOf(value), 'Label')
const townOf = (value: unknown) =>
  textOf(fieldsOf(fieldsOf(fieldsOf(fieldsOf(value)['ContactInfo'])['Address'])['Contact']), 'Municipality')

function stayOf(each: Fields): Fields {
  const period = fieldsOf(each['Period'])
  const day = (value: unknown) => {
    const { Year: year, Month: month } = fieldsOf(value)
    return year
      ? [year, month && String(month).replace(/\D/g, '').padStart(2, '0')].filter(Boolean).join('-')
      : ''
  }
  return { startDate: day(period['From']), endDate: day(period['To']) }
}
