import { ARCH_HEIGHT, ARCH_WIDTH, archStones } from '../../contract/stones.ts'

type SkillArchProps = { skills: number; label: string; className?: string }

/** Draws a stone for each skill of the CV, and the person between them. */
export function SkillArch({ skills, label, className }: SkillArchProps) {
  const stones = archStones(skills)
  const box = `${-ARCH_WIDTH / 2} ${-ARCH_HEIGHT} ${ARCH_WIDTH} ${ARCH_HEIGHT}`
  return (
    <svg viewBox={box} role="img" aria-label={label} className={className}>
      <path
        className="fill-river"
        d={stones
          .filter(({ isKey }) => !isKey)
          .map(({ path }) => path)
          .join('')}
      />
      <path className="fill-apricot" d={stones.find(({ isKey }) => isKey)?.path} />
    </svg>
  )
}
