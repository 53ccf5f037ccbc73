import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import type { CanvasTemplate } from '#features/calls/contract/canvas-template.ts'
import { createRedaction } from '#platform/contract/redaction/redaction.ts'

/** Team members as their accounts name them; the application may spell them otherwise. */
export type Applicant = { name: string; email: string | null; phone: string | null }

/**
 * Hides the team in an application for a blind reviewer: names and contacts everywhere, in any spelling, with letters for
 * the members. Names given by devices (rows, boxes missing in the template) are left out or numbered, since they can
 * contain names too.
 */
export function blindApplication(
  content: ApplicationContent,
  { applicants, template }: { applicants: readonly Applicant[]; template: CanvasTemplate },
): ApplicationContent {
  const hide = nameHider({ applicants, members: content.members })
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
      // The presence of a file says enough; its name may contain a person's.
      .map(({ slot }, at) => ({ id: `d${at}`, slot, name: '' })),
  }
}

export type Team = { applicants: readonly Applicant[]; members: readonly { name: string }[] }

/** Returns a function that hides a team's people in texts beside their application, because reviewers write too. */
export function nameHider({ applicants, members }: Team): (text: string) => string {
  const hiders = [...applicants, ...members.map(({ name }) => ({ name, email: null, phone: null }))]
    .filter(({ name }) => name.trim() !== '')
    .map(({ name, email, phone }) => createRedaction({ names: [name], email, phone }))
  return (text) => hiders.reduce((read, hide) => hide(read), text)
}

function letter(at: number): string {
  return String.fromCodePoint(FIRST_LETTER + at)
}

/** A; a team has at most as many members as letters remain. */
const FIRST_LETTER = 65
