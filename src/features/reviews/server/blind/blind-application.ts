import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import type { CanvasTemplate } from '#features/calls/contract/canvas-template.ts'
import { createRedaction } from '#platform/contract/redaction/redaction.ts'

/** People of a team as their accounts name them; the application may spell them otherwise. */
export type Applicant = { name: string; email: string | null; phone: string | null }

/**
 * An application as a reviewer reads it who must not know whose it is: names and contacts of the team are hidden
 * wherever they stand, whoever spelt them, and the team is letters. What a device named (rows, boxes that the template
 * does not have) is left out or numbered, since a name can be a name there too.
 */
export function blindApplication(
  content: ApplicationContent,
  { applicants, template }: { applicants: readonly Applicant[]; template: CanvasTemplate },
): ApplicationContent {
  const hide = namesHidden({ applicants, members: content.members })
  const slots = template.boxes.flatMap((box) => (box.kind === 'documents' ? box.slots : []))
  return {
    title: hide(content.title),
    municipality: content.municipality,
    texts: Object.fromEntries(template.boxes.map(({ id }) => [id, hide(content.texts[id] ?? '')])),
    timeline: content.timeline.map((row, at) => ({ ...row, id: `t${at}`, what: hide(row.what) })),
    budget: content.budget.map((row, at) => ({
      ...row,
      id: `b${at}`,
      what: hide(row.what),
      ...(row.source !== undefined && { source: hide(row.source) }),
    })),
    contributions: content.contributions.map((row, at) => ({
      ...row,
      id: `c${at}`,
      what: hide(row.what),
      giver: hide(row.giver),
    })),
    members: content.members.map(({ role }, at) => ({ id: `m${at}`, name: letter(at), role: hide(role) })),
    documents: content.documents
      .filter(({ slot }) => slots.some(({ id }) => id === slot))
      // A file is called what somebody called it; that one is there says enough.
      .map(({ slot }, at) => ({ id: `d${at}`, slot, name: '' })),
  }
}

export type Team = { applicants: readonly Applicant[]; members: readonly { name: string }[] }

/** Takes the people of a team out of whatever is said beside their application, too: reviewers write as well. */
export function namesHidden({ applicants, members }: Team): (text: string) => string {
  const hiders = [...applicants, ...members.map(({ name }) => ({ name, email: null, phone: null }))]
    .filter(({ name }) => name.trim() !== '')
    .map(({ name, email, phone }) => createRedaction({ names: [name], email, phone }))
  return (text) => hiders.reduce((read, hide) => hide(read), text)
}

function letter(at: number): string {
  return String.fromCodePoint(FIRST_LETTER + at)
}

/** A; a team has at most as many members as letters are left. */
const FIRST_LETTER = 65
