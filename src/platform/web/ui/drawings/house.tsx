import { classNames } from '../class-names.ts'
import { hashOf } from '../blocks/initials.ts'
import { Drawing } from './drawing.tsx'

const COLOURS = [
  'bg-river-tint [--ground:var(--river-tint)] [--wall:var(--river)] [--keystone:var(--apricot)]',
  'bg-sun-tint [--ground:var(--sun-tint)] [--wall:var(--sun-ink)] [--keystone:var(--sun)]',
  'bg-lilac-tint [--ground:var(--lilac-tint)] [--wall:var(--lilac)] [--keystone:var(--lilac-ink)]',
  'bg-apricot-tint [--ground:var(--apricot-tint)] [--wall:var(--apricot-ink)] [--keystone:var(--apricot)]',
  'bg-deep [--ground:var(--deep)] [--wall:var(--on-deep)] [--keystone:var(--apricot)]',
]
const ROOFS = 8
const DOORS = 5

/** The house of an organisation that has no logo: the same name has the same roof, door and colours everywhere. */
export function House({ name, className }: { name: string; className?: string }) {
  const hash = hashOf(name)
  const roof = (hash >>> 4) % ROOFS
  const door = (hash >>> 12) % DOORS
  return (
    <Drawing
      symbols={[`roof-${roof}`, `door-${door}`]}
      className={classNames(COLOURS[(hash >>> 20) % COLOURS.length], className)}
    />
  )
}
