import type { ApplicationContent, ApplicationFacts } from '#features/calls/contract/application-content.ts'
import type { BrokenRule } from '#features/calls/contract/broken-rule.ts'
import type { CanvasBox } from '#features/calls/contract/canvas-template.ts'
import { checkApplication } from '../contract/check-application.ts'
import type { Canvas } from '../contract/canvas.endpoints.ts'

/** The state of a box: `have` keeps all rules, `near` breaks one, `missing` is empty, `free` is empty and may stay so. */
export type BoxState = 'have' | 'near' | 'missing' | 'free'
export type Judged = {
  content: ApplicationContent
  broken: readonly BrokenRule[]
  states: Readonly<Record<string, BoxState>>
}

/** Checks the current content against the call's rules, with the server's latest facts of the people. */
export function judge({ call, team, documents }: Canvas, draft: ApplicationContent): Judged {
  const { rules, template } = call.content
  const roles = draft.members
  const content = {
    ...draft,
    documents: documents.map(({ id, slot, name }) => ({ id, slot, name })),
    members: team.map(({ id, name }) => ({ id, name, role: roles.find((one) => one.id === id)?.role ?? '' })),
  }
  const facts: ApplicationFacts = {
    members: Object.fromEntries(
      team.map((mate) => [
        mate.id,
        {
          registered: true,
          confirmed: mate.confirmedAt !== null && mate.changed.length === 0,
          age: mate.age,
          elsewhere: mate.elsewhere,
        },
      ]),
    ),
  }
  const broken = checkApplication({ rules, template, content, facts })
  const stateOf = (box: CanvasBox): BoxState => {
    const isBroken = broken.some((rule) => rule.box === box.id)
    // If the call asks for no document, an empty box is neither missing nor done.
    if (isEmpty(box, content)) return box.kind === 'documents' && !isBroken ? 'free' : 'missing'
    return isBroken ? 'near' : 'have'
  }
  return { content, broken, states: Object.fromEntries(template.boxes.map((box) => [box.id, stateOf(box)])) }
}

function isEmpty(box: CanvasBox, content: ApplicationContent): boolean {
  if (box.kind === 'text') return (content.texts[box.id] ?? '').trim() === ''
  if (box.kind === 'team') return content.members.length === 0
  if (box.kind === 'documents') return content.documents.length === 0
  return WRITTEN[box.kind](content) === 0
}

/** The number of rows in which somebody has written something; a row that was only added does not count. */
const WRITTEN = {
  timeline: ({ timeline }: ApplicationContent) =>
    timeline.filter(({ what, from, until }) => what.trim() !== '' || from !== null || until !== null).length,
  budget: ({ budget }: ApplicationContent) =>
    budget.filter(({ what, amount }) => what.trim() !== '' || amount > 0).length,
  contributions: ({ contributions }: ApplicationContent) =>
    contributions.filter(({ what, giver, value }) => `${what}${giver}`.trim() !== '' || value > 0).length,
}
