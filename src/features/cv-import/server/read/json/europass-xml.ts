import { readXml, type XmlElement } from '#platform/server/outside/read-xml.ts'
import type { Fields } from './values.ts'

/** Names that the JSON of the editor has too; XML is read with names in lower case. */
const NAMES =
  'SkillsPassport LearnerInfo Identification PersonName FirstName Surname ContactInfo Email Contact Telephone Website Address Municipality Headline Description Label WorkExperience Education Period From To Year Month Day Current Position Employer Name Activities Title Organisation Skills Linguistic MotherTongue ForeignLanguage ProficiencyLevel Listening Reading SpokenInteraction SpokenProduction Writing Computer JobRelated Communication Organisational Other'
const NAMED = new Map(NAMES.split(' ').map((name) => [name.toLowerCase(), name]))

/** Versions, pictures, codes and how the document is printed: nothing that the person says. */
const SILENT =
  /^(?:documentinfo|printingpreferences|documentation|attachment|photo|signature|code|xmlns|xsi|locale)/

/** Returns a Europass document in XML with the fields that the same editor writes as JSON. */
export function fieldsOfEuropassXml(source: string): Fields {
  return fieldsOf(readXml(source).children)
}

function fieldsOf(elements: readonly XmlElement[]): Fields {
  const all = new Map<string, unknown[]>()
  for (const element of elements.flatMap(unwrapped)) {
    if (SILENT.test(element.name)) continue
    const name = NAMED.get(element.name) ?? element.name
    all.set(name, [...(all.get(name) ?? []), valueOf(element)])
  }
  return Object.fromEntries([...all].map(([name, values]) => [name, values.length > 1 ? values : values[0]]))
}

/** Returns the items of a list, which JSON has under the name of one of them: `WorkExperienceList`. */
function unwrapped(element: XmlElement): XmlElement[] {
  return element.name.endsWith('list') ? element.children : [element]
}

function valueOf({ children, text, attributes }: XmlElement): unknown {
  const content = text.trim()
  const stated = Object.entries(attributes)
    .filter(([name]) => NAMED.has(name))
    .map(([name, value]): [string, string] => [NAMED.get(name) ?? name, value])
  if (children.length === 0 && stated.length === 0) return content === 'true' || content
  return { ...Object.fromEntries(stated), ...fieldsOf(children) }
}
