import { describe, expect, test } from 'vitest'
import { phraseMatch } from './word-match.ts'

describe('a name is met', () => {
  test.each([
    ['Power BI', 'Naučila sam Power BI za vikend.'],
    ['usluživanje gostiju', 'O usluživanju gostiju na terasi'],
    ['usluživanje gostiju', 'услуживање гостију'],
    ['C++', 'Prvi program u C++'],
  ])('%s in “%s”', (name, text) => {
    expect(phraseMatch(name)(text)).toBe(true)
  })
})

describe('a name is not met', () => {
  test.each([
    ['Power BI', 'After the power cut we moved to another town in BiH.'],
    ['Power BI', 'Power, bike and a map'],
    ['usluživanje gostiju', 'Gostiju je bilo dovoljno za usluživanje'],
    ['C++', 'C i još nešto'],
    ['…', 'Bilo šta'],
  ])('%s in “%s”', (name, text) => {
    expect(phraseMatch(name)(text)).toBe(false)
  })
})
