/** The facts by which mentors are ordered. */
export type Candidate = {
  id: string
  skills: readonly string[]
  place: string | null
  isSoon: boolean
  /** Share of requests answered in time; null while they are too few. */
  replies: number | null
}
export type Seeker = { lacks: ReadonlySet<string>; skills: ReadonlySet<string>; place: string | null }

const TAUGHT = 3
const SHARED = 0.5
const SHARED_MAX = 2
const NEAR = 1
const SOON = 0.75
const REPLIES = 1
/** The weight of a skill that a mentor higher in the list teaches too, because the list should cover the whole goal. */
const AGAIN = 0.4
/** New mentors rank no lower than those who have answered before. */
const REPLIES_UNKNOWN = 0.7

/** Orders mentors for a member: those who teach missing skills first, and new skills before repeated ones. */
export function orderMentors<C extends Candidate>(
  mentors: readonly C[],
  { lacks, skills, place }: Seeker,
  limit: number,
): C[] {
  const taught = new Set<string>()
  const left = mentors.map((mentor) => ({
    mentor,
    teaches: mentor.skills.filter((skill) => lacks.has(skill)),
    fixed:
      SHARED * Math.min(SHARED_MAX, mentor.skills.filter((skill) => skills.has(skill)).length) +
      (place !== null && mentor.place === place ? NEAR : 0) +
      (mentor.isSoon ? SOON : 0) +
      REPLIES * (mentor.replies ?? REPLIES_UNKNOWN),
  }))
  const worth = ({ teaches, fixed }: (typeof left)[number]) =>
    fixed + teaches.reduce((sum, skill) => sum + TAUGHT * (taught.has(skill) ? AGAIN : 1), 0)
  const ordered: C[] = []
  while (left.length > 0 && ordered.length < limit) {
    const best = left.reduce((first, one, at) => (worth(one) > worth(left[first]!) ? at : first), 0)
    const [next] = left.splice(best, 1)
    for (const skill of next!.teaches) taught.add(skill)
    ordered.push(next!.mentor)
  }
  return ordered
}
