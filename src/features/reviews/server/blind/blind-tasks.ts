import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import type { CanvasTemplate } from '#features/calls/contract/canvas-template.ts'
import { type Applicant, blindApplication, nameHider, type Team } from './blind-application.ts'

/** Texts beside an application, and the people to hide in them. */
export type Beside = { team: Team; texts: readonly string[] }
export type ApplicationTask = {
  content: ApplicationContent
  applicants: readonly Applicant[]
  template: CanvasTemplate
}
export type BlindTask = ({ act: 'application' } & ApplicationTask) | { act: 'texts'; all: readonly Beside[] }
export type BlindAnswers = { application: ApplicationContent; texts: string[][] }

export function runTask(task: BlindTask): BlindAnswers[BlindTask['act']] {
  if (task.act === 'application') return blindApplication(task.content, task)
  return task.all.map(({ team, texts }) => texts.map(nameHider(team)))
}
