import type { ApplicationContent, ApplicationFacts } from '../application-content.ts'
import type { AdviceKey, AdviceValue } from '../broken-rule.ts'
import type { CanvasTemplate } from '../canvas-template.ts'

/** `least`: the smallest request that the call takes, in feninga. */
export type Checked = {
  template: CanvasTemplate
  content: ApplicationContent
  facts: ApplicationFacts
  least: number
}

/** A fault of an application, before its severity is known. */
export type Finding = {
  key: AdviceKey
  values?: Readonly<Record<string, AdviceValue>>
  items?: readonly string[]
}
