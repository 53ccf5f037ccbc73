import { writeFileSync } from 'node:fs'
import type { Artefact } from '../engine/artefact.ts'
import { findArtefact, type Place } from '../engine/find-artefact.ts'
import { Extractor } from '../extract/extractor.ts'
import { readSentences as cut } from '../extract/read-text.ts'
import { type Material, materialPath, formatMaterial } from '../train/ranker-material.ts'
import { readColloquial, readSentences } from './sets.ts'

/** Writes the figures for refitting the ranker into the repository; needs a release of ESCO. */
export async function saveMaterial(place: Place): Promise<{ path: string; english: number; ours: number }> {
  const { english, ours } = gatherMaterial(await findArtefact(place))
  writeFileSync(materialPath, formatMaterial({ english, ours }))
  return { path: materialPath, english: english.length, ours: ours.length }
}

/**
 * Gathers the material for training the ranker: the signs of every proposal in the half of our sets reserved for rules, and
 * whether it was right. The other half is never used.
 */
function gatherMaterial({ vocabulary, learned }: Artefact): Material {
  const extractor = new Extractor(vocabulary, learned)
  const material: Material = { english: [], ours: [] }
  const texts = [
    ...readSentences('en', vocabulary),
    ...readSentences('bhs', vocabulary),
    ...readColloquial(vocabulary).map((one) => ({ ...one, meant: one.right })),
  ].filter(({ isTest }) => !isTest)
  texts.forEach(({ text, meant }, number) => {
    for (const sentence of cut(text))
      for (const { match, judged } of extractor.candidates(sentence))
        if (judged)
          material[judged.by].push({ text: number, right: meant.has(match.skill), signs: judged.signs })
  })
  return material
}
